import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import styles from './Dialog.module.css';
import { firstControl } from './first-control.ts';
import { Icon } from './Icon.tsx';
import iconButton from './IconButton.module.css';
import { keepRegionAfterDialog } from './regions.ts';
import { classes, theme } from './theme.ts';

interface DialogProps {
  title: string;
  description?: ReactNode;
  /** Absent when the dialog wants a decision. */
  onClose?: () => void;
  /** It holds work: a press beside it does not close it. */
  holds?: boolean;
  wide?: boolean;
  /** Its size stays, whatever comes and goes in it. */
  tall?: boolean;
  /** Its top stays, whatever comes and goes in it. */
  steady?: boolean;
  /** Buttons at the bottom. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** Attribute of what the keyboard begins at in a dialog of choices, instead of what closes it. */
export const FIRST_CHOICE = 'data-first-choice';

const TEXT_FIELD =
  ':is(input:not([type=checkbox], [type=radio], [type=file]), select, textarea):enabled';

/**
 * A modal dialog; it is shown as long as it is mounted. Where something is to be written, one can
 * write at once.
 */
export function Dialog(dialog: DialogProps) {
  const { title, description, onClose, holds, wide, tall, steady, actions, children } = dialog;
  const popup = useRef<HTMLDivElement>(null);
  const [opener] = useState(() => document.activeElement);
  useEffect(() => () => keepRegionAfterDialog(opener), [opener]);
  useOwnFocus(popup);
  return (
    <Base.Root open disablePointerDismissal={holds} onOpenChange={(open) => !open && onClose?.()}>
      <Base.Portal>
        <Base.Backdrop className={classes(theme, styles.backdrop)} />
        <Base.Popup
          ref={popup}
          className={classes(
            ...[theme, styles.popup],
            ...[wide && styles.wide, tall && styles.tall, steady && styles.steady],
          )}
          // A finger would bring the keyboard over the dialog.
          initialFocus={(by) => (by !== 'touch' && beginning(popup.current)) || true}
        >
          <div className={styles.head}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            {onClose && (
              <Base.Close className={iconButton.button} aria-label="Chiudi">
                <Icon name="x" size={20} />
              </Base.Close>
            )}
          </div>
          {description && (
            <Base.Description className={styles.description}>{description}</Base.Description>
          )}
          {children && <div className={styles.body}>{children}</div>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

const beginning = (popup: Element | null) =>
  popup?.querySelector<HTMLElement>(`${TEXT_FIELD}, [${FIRST_CHOICE}]`);

/** Frames in which the dialog itself begins with what is in it. */
const OPENING = 3;

/** Frames until whatever closed as the dialog opened has given the keyboard back. */
const SETTLED = 10;

/**
 * Takes the keyboard back from what closed as the dialog opened, such as the palette, and gave it to
 * where it had it from: keys would go to the page behind, and delete a block of it.
 */
function useOwnFocus(popup: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    let frames = SETTLED;
    const look = () => {
      frames -= 1;
      const { activeElement } = document;
      const isElsewhere = !activeElement?.closest('[role$="dialog"], [role="menu"]');
      if (popup.current && isElsewhere && frames < SETTLED - OPENING)
        (beginning(popup.current) ?? firstControl(popup.current) ?? popup.current).focus();
      if (frames > 0) frame = requestAnimationFrame(look);
    };
    let frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [popup]);
}
