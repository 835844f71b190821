import { warningsAlong } from '../checks/asks-first.ts';
import { isDirty } from '../store/state.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useFound } from './checks/use-found.ts';
import { useFollowedEditor, useSession, useUi } from './context.ts';
import { count } from './format.ts';
import styles from './PublishButton.module.css';

/** Publishes; with which warnings the changes go online unasked is seen before it is pressed. */
export function PublishButton() {
  const { actions } = useSession();
  const isLive = useUi(({ page }) => page.status === 'publish');
  const isChecking = useUi(({ checks }) => checks.state === 'running');
  const { all } = useFound();
  const read = useUi(({ readWarnings }) => readWarnings);
  const warnings = useFollowedEditor((state) =>
    isLive && isDirty(state) ? warningsAlong(all, { nodes: state.nodes, read }) : 0,
  );
  // With nothing to publish it does not ask to be pressed.
  const isDone = useFollowedEditor((state) => !isDirty(state)) && isLive;
  const label = isLive ? 'Mette subito online le modifiche' : 'Mette online la pagina';
  const reason =
    warnings > 0 ? `con ${count(warnings, 'avviso già visto', 'avvisi già visti')}` : undefined;
  return (
    <Button
      variant={isDone ? 'secondary' : 'primary'}
      className={styles.publish}
      tip={{ label, reason }}
      aria-description={[label, reason].filter(Boolean).join(', ')}
      disabled={isChecking}
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
