import type { ReactNode, Ref } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { classes } from '../ui/theme.ts';
import styles from './Notices.module.css';

const ICONS = {
  danger: 'triangle-alert',
  warning: 'triangle-alert',
  info: 'info',
  success: 'circle-check',
} as const;

type Tone = keyof typeof ICONS;

/** A bar over the page. */
export function Notice({
  tone,
  role,
  floats,
  onClose,
  ref,
  children,
}: {
  tone: Tone;
  role?: 'alert' | 'status';
  /** Comes while somebody is at work: over the page, so that nothing moves from under the pointer. */
  floats?: boolean;
  onClose?: () => void;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}) {
  return (
    <div
      ref={ref}
      className={classes(styles.notice, styles[tone], floats && styles.floats)}
      role={role}
    >
      <Icon name={ICONS[tone]} size={18} className={styles.icon} />
      {children}
      {onClose && (
        <IconButton
          label="Chiudi l’avviso"
          onClick={onClose}
          // Whoever writes in the page goes on there.
          onMouseDown={(event) => event.preventDefault()}
        >
          <Icon name="x" size={17} />
        </IconButton>
      )}
    </div>
  );
}
