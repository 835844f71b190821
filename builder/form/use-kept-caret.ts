import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { isStep } from '../shortcuts.ts';
import { endOfChange, movedCaret } from './text-change.ts';

/**
 * Attributes of a text field whose text may be changed elsewhere while it is being written: the
 * browser would put the caret to its end. After a step back or forth it comes to what changed.
 */
export function useKeptCaret<Field extends HTMLInputElement | HTMLTextAreaElement>(value: string) {
  const ref = useRef<Field>(null);
  const stepping = useRef(false);
  // Once React has given the field its new text, nobody knows where the caret was.
  const field = ref.current;
  const at = field && field === document.activeElement ? field.selectionStart : null;
  const before = field?.value ?? '';
  useLayoutEffect(() => {
    if (at === null || before === value) return;
    const caret = stepping.current ? endOfChange(before, value) : movedCaret(before, value, at);
    stepping.current = false;
    ref.current?.setSelectionRange(caret, caret);
  });
  return {
    ref,
    onKeyDown(event: KeyboardEvent) {
      stepping.current = isStep(event.nativeEvent);
    },
  };
}
