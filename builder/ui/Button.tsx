import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';
import { heldBack } from './held-back.ts';
import { Tipped } from './Tipped.tsx';
import type { Tip } from './Tooltips.tsx';
import { classes } from './theme.ts';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'm' | 's';
  icon?: ReactNode;
  /** What else there is to know, shown on hover and focus. */
  tip?: Tip;
}

export function Button({
  variant = 'secondary',
  size = 'm',
  icon,
  className,
  children,
  type = 'button',
  disabled,
  onClick,
  tip,
  ...props
}: ButtonProps) {
  const button = (
    <button
      {...props}
      {...heldBack(disabled, onClick)}
      type={type}
      className={classes(styles.button, styles[variant], styles[size], className)}
    >
      {icon}
      {children}
    </button>
  );
  return tip ? <Tipped tip={tip}>{button}</Tipped> : button;
}
