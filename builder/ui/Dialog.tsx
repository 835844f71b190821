import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './Dialog.module.css';
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
  const { title, description, onClose, holds, wide, tall, actions, children } = dialog;
  const popup = useRef<HTMLDivElement>(null);
  const [opener] = useState(() => document.activeElement);
  useEffect(() => () => keepRegionAfterDialog(opener), [opener]);
  return (
    <Base.Root open disablePointerDismissal={holds} onOpenChange={(open) => !open && onClose?.()}>
      <Base.Portal>
        <Base.Backdrop className={classes(theme, styles.backdrop)} />
        <Base.Popup
          ref={popup}
          className={classes(theme, styles.popup, wide && styles.wide, tall && styles.tall)}
          // A finger would bring the keyboard over the dialog.
          initialFocus={(by) =>
            (by !== 'touch' &&
              popup.current?.querySelector<HTMLElement>(`${TEXT_FIELD}, [${FIRST_CHOICE}]`)) ||
            true
          }
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
