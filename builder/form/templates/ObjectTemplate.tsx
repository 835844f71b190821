import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import type { FormContext } from '../form-context.ts';
import { isShown } from '../visible-when.ts';
import { LayoutFields } from './LayoutFields.tsx';
import styles from './ObjectTemplate.module.css';

/** Layout fields that many blocks share; they come last. */
const LAYOUT = ['wrapped', 'paddingLeftRight', 'paddingTop', 'paddingBottom', 'anchor'];

/** A group of fields: the block itself, an item of a list, or a named group. */
export function ObjectTemplate({
  title,
  properties,
  uiSchema,
  formData,
  fieldPathId,
  registry,
  errorSchema,
}: ObjectFieldTemplateProps) {
  const { path } = fieldPathId;
  const isRoot = path.length === 0;
  const { idle = [] } = registry.formContext as FormContext;
  const shown = properties.filter(
    ({ name, hidden }) =>
      !hidden && isShown(uiSchema?.[name], formData) && !(isRoot && idle.includes(name)),
  );
  if (isRoot) {
    const layout = shown.filter(({ name }) => LAYOUT.includes(name));
    const own = shown.filter(({ name }) => !LAYOUT.includes(name));
    return (
      <>
        <div className={styles.fields}>{own.map(({ content }) => content)}</div>
        {own.length === 0 && layout.length === 0 && (
          <p className={styles.none}>Questo blocco non ha campi.</p>
        )}
        {layout.length > 0 && (
          <LayoutFields fields={layout} errors={errorSchema} startsOpen={own.length === 0} />
        )}
      </>
    );
  }
  const isItem = typeof path.at(-1) === 'number';
  const fields = <div className={styles.fields}>{shown.map(({ content }) => content)}</div>;
  if (isItem || !title) return fields;
  return (
    <fieldset className={styles.group} id={registry.globalFormOptions.idPrefix + path.join('.')}>
      <legend className={styles.legend}>{title}</legend>
      {fields}
    </fieldset>
  );
}
