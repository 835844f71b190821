import { Tooltip } from '@base-ui/react/tooltip';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { heldBack } from './held-back.ts';
import styles from './IconButton.module.css';
import { useTipHandle } from './Tooltips.tsx';
import { classes } from './theme.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'title'> {
  /** Name for everyone: tooltip and accessible name. */
  label: string;
  /** Keys that do the same, shown in the tooltip. */
  keys?: string;
  pressed?: boolean;
  /** Why it is of no use now: it is held back, and says so. */
  reason?: string;
  children: ReactNode;
}

/** A button that is a picture; its name shows on hover and focus. */
export function IconButton({
  label,
  keys,
  pressed,
  className,
  type = 'button',
  reason,
  disabled = reason !== undefined,
  onClick,
  ...props
}: IconButtonProps) {
  const handle = useTipHandle();
  const tip = useMemo(() => ({ label, keys, reason }), [label, keys, reason]);
  return (
    <Tooltip.Trigger
      handle={handle}
      payload={tip}
      render={
        <button
          {...props}
          {...heldBack(disabled, onClick)}
          type={type}
          aria-label={label}
          aria-pressed={pressed}
          aria-description={reason}
          className={classes(styles.button, className)}
        />
      }
    />
  );
}
