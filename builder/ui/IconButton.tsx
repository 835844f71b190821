import { Tooltip } from '@base-ui/react/tooltip';
import type { ComponentProps, ReactNode } from 'react';
import styles from './IconButton.module.css';
import { classes, theme } from './theme.ts';
import tooltipStyles from './tooltip.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'title'> {
  /** Name for everyone: tooltip and accessible name. */
  label: string;
  /** Keys that do the same, shown in the tooltip. */
  keys?: string;
  size?: 'm' | 's';
  pressed?: boolean;
  children: ReactNode;
}

/** A button that is a picture; its name shows on hover and focus. */
export function IconButton({
  label,
  keys,
  size = 'm',
  pressed,
  className,
  type = 'button',
  ...props
}: IconButtonProps) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger
        render={
          <button
            {...props}
            type={type}
            aria-label={label}
            aria-pressed={pressed}
            className={classes(styles.button, styles[size], className)}
          />
        }
      />
      <Tooltip.Portal>
        <Tooltip.Positioner className={theme} sideOffset={6} style={{ zIndex: 60 }}>
          <Tooltip.Popup className={tooltipStyles.popup}>
            {label}
            {keys && <kbd className={tooltipStyles.keys}>{keys}</kbd>}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
