import type { CheckFinding } from '../../checks/check.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useSession } from '../context.ts';
import styles from './Checks.module.css';

/** Attribute of what the keyboard goes on from in a panel once no line is left. */
export const AFTER_LAST = 'data-after-last';

/** Takes a warning from among those to be looked at, or puts it back. */
export function AcceptButton({
  found,
  isAccepted = false,
}: {
  found: CheckFinding;
  isAccepted?: boolean;
}) {
  const { actions } = useSession();
  return (
    <IconButton
      label={isAccepted ? 'Avvisa di nuovo' : 'Va bene così: non avvisare più'}
      className={styles.accept}
      {...{ [ACCEPTS]: '' }}
      onClick={({ currentTarget }) => {
        // The line goes, and the keyboard must not go with it.
        nextOf(currentTarget)?.focus();
        void actions.accept(found, !isAccepted);
      }}
    >
      <Icon name={isAccepted ? 'undo-2' : 'check'} size={17} />
    </IconButton>
  );
}

const ACCEPTS = 'data-accepts';
/** What is folded away takes no focus. */
const SHOWN = `[${ACCEPTS}]:not(details:not([open]) *)`;

/**
 * The button of the next line, else of the one before. After the last a dialog has the keyboard
 * itself, which reads its new title: on its first button a second Enter would publish unread.
 */
function nextOf(button: HTMLElement): HTMLElement | null {
  const around = button.closest<HTMLElement>('[role="dialog"], [data-region]');
  const all = [...(around?.querySelectorAll<HTMLElement>(SHOWN) ?? [])];
  const at = all.indexOf(button);
  const next = all[at + 1] ?? all[at - 1];
  return next ?? around?.querySelector<HTMLElement>(`[${AFTER_LAST}]`) ?? around;
}
