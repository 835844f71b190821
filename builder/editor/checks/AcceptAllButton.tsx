import { mayBeAccepted } from '../../checks/accepted.ts';
import type { CheckFinding } from '../../checks/check.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useSession } from '../context.ts';
import { afterLast } from './AcceptButton.tsx';
import styles from './Checks.module.css';

/** Takes all warnings that may be accepted from among those to be looked at, where there are several. */
export function AcceptAllButton({ findings }: { findings: readonly CheckFinding[] }) {
  const { actions, ui } = useSession();
  const warnings = findings.filter(mayBeAccepted);
  if (warnings.length < 2) return null;
  return (
    <Button
      size="s"
      variant="quiet"
      icon={<Icon name="check" size={15} />}
      className={styles.acceptAll}
      onClick={({ currentTarget }) => {
        afterLast(currentTarget)?.focus();
        // The one that was being mended is none to go on from any more.
        ui.setState({ mending: null });
        void actions.accept(warnings, true);
      }}
    >
      Vanno tutti bene così
    </Button>
  );
}
