import type { ComponentProps } from 'react';
import { heldBack } from '../ui/held-back.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';

/** A button of a text's formats: the text keeps its selection and the keyboard. */
export function FormatButton({
  label,
  icon,
  keys,
  pressed,
  disabled,
  onClick,
  className,
}: {
  label: string;
  icon: IconName;
  keys?: string;
  pressed?: boolean;
  disabled?: boolean;
} & Pick<ComponentProps<'button'>, 'onClick' | 'className'>) {
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-pressed={pressed}
      title={keys ? `${label} (${keys})` : label}
      onMouseDown={(event) => event.preventDefault()}
      {...heldBack(disabled, onClick)}
    >
      <Icon name={icon} size={16} />
    </button>
  );
}
