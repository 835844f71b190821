import { useShallow } from 'zustand/react/shallow';
import { type Along, warningsAlong } from '../checks/asks-first.ts';
import { isDirty } from '../store/state.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useFound } from './checks/use-found.ts';
import { useFollowedEditor, useSession, useUi } from './context.ts';
import { count } from './format.ts';
import styles from './PublishButton.module.css';

/** Publishes; with which warnings, and whether it asks first, is seen before it is pressed. */
export function PublishButton() {
  const { actions } = useSession();
  const isLive = useUi(({ page }) => page.status === 'publish');
  const { all } = useFound();
  const read = useUi(({ readWarnings }) => readWarnings);
  // Not the nodes themselves: the button is not to be made anew at every letter.
  const { label, reason, warnings } = useFollowedEditor(
    useShallow((state) => {
      const isToPublish = isLive && isDirty(state);
      const along = isToPublish ? warningsAlong(all, { nodes: state.nodes, read }) : undefined;
      return promiseOf(along, isLive);
    }),
  );
  // With nothing to publish it does not ask to be pressed.
  const isDone = useFollowedEditor((state) => !isDirty(state)) && isLive;
  return (
    <Button
      variant={isDone ? 'secondary' : 'primary'}
      className={styles.publish}
      tip={{ label, reason }}
      aria-description={[label, reason].filter(Boolean).join(', ')}
      onClick={() => void actions.publish()}
    >
      Pubblica
      {warnings > 0 && (
        <span className={styles.along} aria-hidden="true">
          <Icon name="triangle-alert" size={13} />
          {warnings}
        </span>
      )}
    </Button>
  );
}

/** What pressing it does, and with how many warnings; of what has to be mended the checks tell. */
function promiseOf(along: Along | undefined, isLive: boolean) {
  const { asked, known } = along ?? { asked: [], known: [] };
  if (asked.some(({ severity }) => severity === 'error'))
    return { label: 'Prima mostra che cosa c’è da risolvere', warnings: 0 };
  const warnings = asked.length + known.length;
  if (asked.length > 0) {
    const reason = count(asked.length, 'avviso nuovo', 'avvisi nuovi');
    return { label: 'Prima di mettere online le modifiche chiede', reason, warnings };
  }
  return {
    label: isLive ? 'Mette subito online le modifiche' : 'Mette online la pagina',
    ...(warnings > 0 && {
      reason: `con ${count(warnings, 'avviso già visto', 'avvisi già visti')}`,
    }),
    warnings,
  };
}
