import type { MouseEvent } from 'react';
import { NOT_KEPT } from '../../actions/accepting.ts';
import { warningKey } from '../../checks/accepted.ts';
import type { CheckFinding } from '../../checks/check.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useSession, useUi } from '../context.ts';
import { RetryFailure } from '../RetryFailure.tsx';
import styles from './Checks.module.css';

/** Attribute of what the keyboard goes on from in a panel once no line is left. */
export const AFTER_LAST = 'data-after-last';

/**
 * Takes a warning from among those to be looked at, or puts it back. Why that was not saved stands
 * below the warning: what is said behind a dialog is not read.
 */
export function AcceptButton({
  found,
  isAccepted = false,
}: {
  found: CheckFinding;
  isAccepted?: boolean;
}) {
  const { actions } = useSession();
  const failure = useUi((state) => state.unaccepted.get(warningKey(found)));
  const accept = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The line goes, and the keyboard must not go with it.
    nextOf(currentTarget)?.focus();
    void actions.accept([found], !isAccepted);
  };
  return (
    <>
      <Button
        size="s"
        variant="quiet"
        icon={<Icon name={isAccepted ? 'undo-2' : 'check'} size={15} />}
        className={styles.accept}
        aria-label={isAccepted ? undefined : 'Va bene così: non avvisare più'}
        aria-description={found.message}
        {...{ [ACCEPTS]: '' }}
        onClick={accept}
      >
        {isAccepted ? 'Avvisa di nuovo' : 'Va bene così'}
      </Button>
      {failure && (
        <RetryFailure
          what={NOT_KEPT}
          failure={failure}
          announced
          className={styles.unaccepted}
          onClick={accept}
        />
      )}
    </>
  );
}

const ACCEPTS = 'data-accepts';
/** What is folded away takes no focus. */
const SHOWN = `[${ACCEPTS}]:not(details:not([open]) *)`;

/**
 * The button of the line after that of a control, else of the one before. After the last a dialog
 * has the keyboard itself, which reads its new title: on its first button a second Enter would
 * publish unread.
 */
function nextOf(control: HTMLElement): HTMLElement | null {
  const around = panelOf(control);
  const all = [...(around?.querySelectorAll<HTMLElement>(SHOWN) ?? [])];
  const at = all.findIndex((button) => button.closest('li') === control.closest('li'));
  const next = all[at + 1] ?? all[at - 1];
  return next ?? afterLast(control);
}

/** What has the keyboard once no line is left in the panel or dialog around a control. */
export function afterLast(control: HTMLElement): HTMLElement | null {
  const around = panelOf(control);
  return around?.querySelector<HTMLElement>(`[${AFTER_LAST}]`) ?? around;
}

const panelOf = (control: HTMLElement) =>
  control.closest<HTMLElement>('[role="dialog"], [data-region]');
