import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

interface OneStop {
  onFocus: (event: FocusEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Gives the keyboard to the control it was at last, the first one at the beginning. */
  enter: () => void;
}

/** Which keys lead on and back: in a bar from the last to the first again, in a list not. */
const KEYS = {
  bar: { next: 'ArrowRight', previous: 'ArrowLeft', isRound: true },
  list: { next: 'ArrowDown', previous: 'ArrowUp', isRound: false },
} as const;

/**
 * Makes the controls in an element one stop of the Tab key; arrows, Home and End lead from one to
 * another (WAI-ARIA authoring practices, "Managing focus within components").
 *
 * @param controls - selects them
 * @param beside - selects further ones that are reached by Tab from a control within the same `li`
 */
export function useOneStop(
  holder: RefObject<HTMLElement | null>,
  { kind, controls, beside }: { kind: keyof typeof KEYS; controls: string; beside?: string },
): OneStop {
  const stop = useRef<Element>(null);
  const all = () => [...(holder.current?.querySelectorAll<HTMLElement>(controls) ?? [])];
  const current = (found: readonly HTMLElement[]) =>
    found.find((control) => control === stop.current) ?? found[0];
  const stopAtOne = () => {
    const found = all();
    const one = current(found);
    for (const control of found) setStop(control, control === one);
    if (beside === undefined) return;
    const line = one?.closest('li');
    for (const other of holder.current?.querySelectorAll<HTMLElement>(beside) ?? []) {
      setStop(other, line?.contains(other) === true);
    }
  };
  // After every render: controls come and go.
  useEffect(stopAtOne);

  return {
    enter: () => current(all())?.focus(),
    onFocus: ({ target }) => {
      // What a menu among the controls opens is elsewhere in the document.
      if (!holder.current?.contains(target) || !target.matches(controls)) return;
      stop.current = target;
      stopAtOne();
    },
    onKeyDown: (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const { next, previous, isRound } = KEYS[kind];
      const found = all();
      const at = found.indexOf(event.target as HTMLElement);
      const wanted = {
        [next]: found[at + 1] ?? (isRound ? found[0] : undefined),
        [previous]: found[at - 1] ?? (isRound ? found.at(-1) : undefined),
        Home: found[0],
        End: found.at(-1),
      }[event.key];
      if (at === -1 || !wanted) return;
      event.preventDefault();
      event.stopPropagation();
      wanted.focus();
    },
  };
}

function setStop(control: HTMLElement, isStop: boolean): void {
  const tabIndex = isStop ? 0 : -1;
  if (control.tabIndex !== tabIndex) control.tabIndex = tabIndex;
}
