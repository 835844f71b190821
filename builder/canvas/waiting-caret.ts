import type { NodeId } from '@renderer/document/types.ts';
import type { LetterPlace } from './letter-at.ts';

/** A text that was clicked, and where its letter is now. */
export interface ClickedLetter {
  id: NodeId;
  /** The text itself. */
  shown: Element | null;
  letter(): LetterPlace | undefined;
}

/** Shows in a text that was clicked where letters would go, until there are some. */
export interface WaitingCaret {
  /** Notes what was clicked; null where letters would go nowhere. */
  put(next: ClickedLetter | null): void;
  /** The clicked text of a block is a field's: only the editor knows. */
  allow(id: NodeId): void;
  /** What is shown. */
  get(): ClickedLetter | null;
  subscribe(listener: () => void): () => void;
}

export function createWaitingCaret(): WaitingCaret {
  let clicked: ClickedLetter | null = null;
  let shown: ClickedLetter | null = null;
  const listeners = new Set<() => void>();
  const show = (next: ClickedLetter | null) => {
    if (shown === next) return;
    shown = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    put(next) {
      clicked = next;
      show(null);
    },
    allow(id) {
      if (clicked?.id === id) show(clicked);
    },
    get: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
