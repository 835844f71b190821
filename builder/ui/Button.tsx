import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';
import { heldBack } from './held-back.ts';
import { classes } from './theme.ts';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'm' | 's';
  icon?: ReactNode;
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
  ...props
}: ButtonProps) {
  return (
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
}
