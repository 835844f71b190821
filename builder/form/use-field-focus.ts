import type { NodeId } from '@renderer/document/types.ts';
import { useEffect } from 'react';
import { useFollowedUi, useSession } from '../editor/context.ts';
import type { FieldFocus } from '../store/ui-state.ts';
import { CONTROLS, firstControl } from '../ui/first-control.ts';
import { ID_SEPARATOR } from './field-path.ts';

/** Frames to wait for a field: lists on the way open one after the other. */
const PATIENCE = 30;

const elementOf = (path: FieldFocus['path']) =>
  document.getElementById(['root', ...path].join(ID_SEPARATOR));

/** Gives the focus to the field that was asked for, once it is there; to the first for an empty path. */
export function useFieldFocus(id: NodeId): void {
  const { ui } = useSession();
  const wanted = useFollowedUi((state) => state.fieldFocus);
  useEffect(() => {
    if (wanted?.node !== id) return;
    const { path } = wanted;
    const find = () => (path.length === 0 ? firstField() : (elementOf(path) ?? firstOfItem(path)));
    let frame = 0;
    let tries = 0;
    const look = () => {
      // The panel follows two frames later: another field may have been asked for by now.
      if (ui.getState().fieldFocus !== wanted) return;
      const found = find();
      tries += 1;
      if (!found && tries < PATIENCE) {
        frame = requestAnimationFrame(look);
        return;
      }
      ui.setState({ fieldFocus: null });
      // An image that is given by its address alone has no field for its text.
      const field = found ?? elementOf(path.slice(0, -1));
      const target = field?.matches('[role="radiogroup"]')
        ? (field.querySelector<HTMLElement>('input:checked') ?? field.querySelector('input'))
        : field;
      const chooser = wanted.chooses ? chooserOf(target) : undefined;
      if (chooser) chooser.click();
      else if (!wanted.quiet) writeOn(target, wanted);
      else if (field) flash(field);
      // With its label above and its help below.
      keepInView(target?.closest('[data-field]') ?? target);
    };
    // A form that stays for another block puts new fields in the place of some first.
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [ui, wanted, id]);
}

/** Into the middle where it is out of sight: at an edge, what still loads above it would push it out. */
function bringIntoView(element: Element | null | undefined): void {
  if (!element) return;
  const { top } = element.getBoundingClientRect();
  element.scrollIntoView({ block: 'nearest' });
  if (element.getBoundingClientRect().top !== top) element.scrollIntoView({ block: 'center' });
}

/** Within this time the fields above have said what they learn of their values from the CMS. */
const SETTLING_MS = 2000;

/** Brings it into view, and again while fields above it grow, unless somebody goes on meanwhile. */
function keepInView(element: Element | null | undefined): void {
  bringIntoView(element);
  const fields = element?.closest('[data-fields]');
  if (!element || !fields) return;
  const control = new AbortController();
  const observer = new ResizeObserver(() => bringIntoView(element));
  const end = () => {
    observer.disconnect();
    control.abort();
  };
  observer.observe(fields);
  for (const event of ['wheel', 'pointerdown', 'keydown'])
    window.addEventListener(event, end, { capture: true, signal: control.signal });
  setTimeout(end, SETTLING_MS);
}

/** What is said of an item as a whole is mended in its first field. */
function firstOfItem(path: FieldFocus['path']): HTMLElement | null {
  const id = CSS.escape(['root', ...path].join(ID_SEPARATOR));
  return document.querySelector<HTMLElement>(
    `[data-item="${id}"] [data-item-body] :is(${CONTROLS})`,
  );
}

/** Where writing begins; the whole panel where nothing can be written, as in a locked block. */
function firstField(): HTMLElement | null {
  const form = document.querySelector('[data-fields]');
  return firstControl(form) ?? form?.closest<HTMLElement>('[data-region]') ?? null;
}

/** Where nobody has written yet, the caret would come before the text. */
function writeOn(target: HTMLElement | null | undefined, { marks }: FieldFocus): void {
  target?.focus({ preventScroll: true });
  if (marks && target instanceof HTMLInputElement) target.select();
  if (target instanceof HTMLTextAreaElement) {
    target.setSelectionRange(target.value.length, target.value.length);
  }
}

/** Attribute of the button that opens what a field is chosen from. */
export const CHOOSES = 'data-chooses';

const chooserOf = (target: HTMLElement | null | undefined) =>
  target?.closest('[data-field]')?.querySelector<HTMLElement>(`[${CHOOSES}]`);

const FLASH_MS = 3000;

/** Marks a field for a moment. */
function flash(field: HTMLElement): void {
  const box = field.closest<HTMLElement>('[data-field]') ?? field;
  box.dataset.revealed = '';
  setTimeout(() => {
    delete box.dataset.revealed;
  }, FLASH_MS);
}
