import type { ComponentProps, MouseEvent } from 'react';

type OnClick = ComponentProps<'button'>['onClick'];

/**
 * Props of a button that may be of no use at the moment. It stays where the keyboard is: a button
 * that becomes `disabled` under the focus would lose it, as undoing the last step would.
 */
export function heldBack(isHeldBack: boolean | undefined, onClick: OnClick) {
  return isHeldBack ? { 'aria-disabled': true, onClick: takeNothing } : { onClick };
}

const takeNothing = (event: MouseEvent) => event.preventDefault();
