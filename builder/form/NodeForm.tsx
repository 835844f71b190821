import { fieldPlans } from '@generated/defaults.ts';
import type { BlockForm } from '@generated/forms/index.ts';
import { blockKey } from '@renderer/document/block-key.ts';
import { fillDefaults } from '@renderer/document/field-plan.ts';
import type { NodeId } from '@renderer/document/types.ts';
import Form, { type IChangeEvent } from '@rjsf/core';
import type { ValidatorFunctions } from '@rjsf/validator-ajv8';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { useCallback, useMemo } from 'react';
import { useLastNode, useProblemsOf, useSession } from '../editor/context.ts';
import styles from './BlockForm.module.css';
import { errorSchemaOf } from './error-schema.ts';
import { ID_SEPARATOR, pathOfField, valueAt } from './field-path.ts';
import type { FormContext } from './form-context.ts';
import { fields, templates, widgets } from './form-parts.ts';
import { setField } from './set-field.ts';
import { useFieldFocus } from './use-field-focus.ts';
import { useIdleFields } from './use-idle-fields.ts';

type Props = Record<string, unknown>;

/**
 * The fields of a node, by its block's schema. Given another node of the same block they stay, with
 * the other's values: plain fields are kept, whatever has a state of its own begins anew.
 */
export default function NodeForm(props: {
  id: NodeId;
  component: string;
  locked: boolean;
  form: BlockForm;
}) {
  const { id, component, locked, form } = props;
  const { store } = useSession();
  const { schema, uiSchema, validate } = form;
  const node = useLastNode(id);
  const problems = useProblemsOf(id);
  useFieldFocus(id);
  const plan = fieldPlans[blockKey(component)];
  const formData = useMemo(() => fillDefaults(plan ?? {}, node?.props ?? {}), [plan, node?.props]);
  const validator = useMemo(() => {
    const functions = { [String(schema.$id)]: validate } as unknown as ValidatorFunctions;
    return createPrecompiledValidator<Props>(functions, schema);
  }, [schema, validate]);
  // The node's own validator has checked it already; the form only shows what it found.
  const errors = useMemo(() => errorSchemaOf(problems), [problems]);

  const idle = useIdleFields(id);
  const formContext = useMemo(
    (): FormContext => ({
      node: id,
      idle: idle.split(','),
      write: (field, value) => setField(store, { id, path: pathOfField(field), value }),
    }),
    [store, id, idle],
  );

  const onChange = useCallback(
    ({ formData: after }: IChangeEvent<Props>, fieldId?: string) => {
      const path = fieldId === undefined ? [] : pathOfField(fieldId);
      const [name] = path;
      // Without a field it is the form's own bookkeeping, never an edit.
      if (typeof name !== 'string') return;
      // Of the form's data only the edited field is taken: defaults are not written down.
      setField(store, { id, path, value: valueAt(after, path) });
    },
    [store, id],
  );

  return (
    <Form<Props>
      className={styles.form}
      tagName="div"
      schema={schema}
      uiSchema={uiSchema}
      formData={formData}
      validator={validator}
      formContext={formContext}
      extraErrors={errors}
      showErrorList={false}
      noHtml5Validate
      // Not disabled: texts may still be read and copied, and the keyboard comes to them.
      readonly={locked}
      idSeparator={ID_SEPARATOR}
      experimental_defaultFormStateBehavior={NO_DEFAULTS}
      templates={templates}
      fields={fields}
      widgets={widgets}
      onChange={onChange}
    >
      {/* Saving is the editor's: no submit button. */}
      <span hidden />
    </Form>
  );
}

/** Defaults come from the same plan as on the site; the form adds none of its own. */
const NO_DEFAULTS = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
  mergeDefaultsIntoFormData: 'useFormDataIfPresent',
} as const;
