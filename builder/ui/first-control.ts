/** What a form is filled in with. */
export const CONTROLS =
  'input:not([aria-hidden="true"]), textarea, select, button, [role="switch"], [contenteditable="true"]';

/** The first control that is of use in a part of the window; toolbars are about what follows them. */
export function firstControl(part: Element | null | undefined): HTMLElement | undefined {
  const isOfUse = (control: HTMLElement) =>
    !control.matches(':disabled, [aria-disabled="true"]') &&
    control.closest('[hidden], [role="toolbar"]') === null;
  return [...(part?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].find(isOfUse);
}
