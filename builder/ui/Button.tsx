import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';
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
  ...props
}: ButtonProps) {
  return (
    <button
      {...props}
      type={type}
      className={classes(styles.button, styles[variant], styles[size], className)}
    >
      {icon}
      {children}
    </button>
  );
}
