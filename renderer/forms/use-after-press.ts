import { useEffect, useState } from 'react';

/** What ends a press; one that ends outside the page, as in a list of choices, is over at a key. */
const ENDS = ['mouseup', 'dragend', 'keydown'];

/**
 * Gives a way to run what the leaving of a field leads to: at once, or, where a press was what left
 * it, when that is over. A message that came before would move what is pressed away from under the
 * pointer, and the press would count for nothing. Fingers press by mouse events too, after them.
 */
export function useAfterPress(): (run: () => void) => void {
  const [press] = useState(newPress);
  useEffect(() => press.watch(), [press]);
  return press.after;
}

function newPress() {
  let waiting: (() => void)[] | undefined;
  const begin = () => {
    waiting ??= [];
  };
  const end = () => {
    const due = waiting;
    waiting = undefined;
    for (const run of due ?? []) run();
  };
  // The click comes after its mouse-up, in the same task.
  const endSoon = () => setTimeout(end);
  return {
    after: (run: () => void) => {
      if (waiting) waiting.push(run);
      else run();
    },
    watch() {
      const watching = new AbortController();
      const options = { capture: true, signal: watching.signal };
      addEventListener('mousedown', begin, options);
      for (const name of ENDS) addEventListener(name, endSoon, options);
      return () => watching.abort();
    },
  };
}
