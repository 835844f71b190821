import { mayBeAccepted } from '../../checks/accepted.ts';
import type { CheckFinding } from '../../checks/check.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useSession } from '../context.ts';
import { AcceptButton } from './AcceptButton.tsx';
import styles from './Checks.module.css';

/** What else can be done about a finding than to look at its field. */
export function FindingAside({
  found,
  onLeave,
}: {
  found: CheckFinding;
  /** The list gives way to another window. */
  onLeave?: () => void;
}) {
  const { ui } = useSession();
  const { replaces } = found;
  return (
    <>
      {mayBeAccepted(found) && <AcceptButton found={found} />}
      {replaces && (
        <Button
          size="s"
          variant="quiet"
          icon={<Icon name="search" size={15} />}
          className={styles.replace}
          onClick={() => {
            onLeave?.();
            ui.setState({ whereUsed: { ...replaces, replaces: true } });
          }}
        >
          Trova e sostituisci…
        </Button>
      )}
    </>
  );
}
