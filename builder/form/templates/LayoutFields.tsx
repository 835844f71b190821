import type { ErrorSchema, ObjectFieldTemplatePropertyType } from '@rjsf/utils';
import { use, useState, useSyncExternalStore } from 'react';
import { SessionContext } from '../../editor/context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ErrorCount } from '../ErrorCount.tsx';
import styles from './LayoutFields.module.css';
import objectStyles from './ObjectTemplate.module.css';

/**
 * Layout of a block, folded away until it is asked for. Its fields are half of many a form and are
 * made only then; what is wrong in them shows on the fold, and being led to one opens it.
 */
export function LayoutFields({
  fields,
  errors,
  startsOpen,
}: {
  fields: readonly ObjectFieldTemplatePropertyType[];
  errors: ErrorSchema | undefined;
  startsOpen: boolean;
}) {
  const [open, setOpen] = useState(startsOpen);
  const wanted = useWanted(fields);
  const [lastWanted, setLastWanted] = useState<typeof wanted>();
  if (wanted !== lastWanted) {
    setLastWanted(wanted);
    if (wanted) setOpen(true);
  }
  const ownErrors = fields.map(({ name }) => errors?.[name]);
  return (
    <details className={styles.layout} open={open}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button. */}
      <summary
        className={styles.summary}
        onClick={(event) => {
          // The browser would open it empty first.
          event.preventDefault();
          setOpen(!open);
        }}
      >
        <Icon name="sliders-horizontal" size={16} />
        Impaginazione
        {!open && <ErrorCount errors={ownErrors} />}
      </summary>
      {open && <div className={objectStyles.fields}>{fields.map(({ content }) => content)}</div>}
    </details>
  );
}

/** The field among these that is being led to; a form outside of an editor is led nowhere. */
function useWanted(fields: readonly ObjectFieldTemplatePropertyType[]) {
  const ui = use(SessionContext)?.ui;
  const wanted = useSyncExternalStore(ui?.subscribe ?? never, () => ui?.getState().fieldFocus);
  return fields.some(({ name }) => name === wanted?.path[0]) ? wanted : undefined;
}
const never = () => () => {};
