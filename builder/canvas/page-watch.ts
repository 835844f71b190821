import type { CanvasStore } from './canvas-store.ts';

/** Knows when blocks may have moved in the page, for all that is drawn around them. */
export interface PageWatch {
  /** Begins to watch the page; returns what ends it. */
  start(): () => void;
  /** Called with the frame after a change; returns what stops that. */
  subscribe(listener: () => void): () => void;
  /** Whether something changed that the listeners have not heard of. */
  isDirty(): boolean;
  /** Tells the listeners of such a change now, not with the next frame. */
  settle(): void;
}

/** What moves and resizes blocks: images, fonts, accordions, blocks that arrive late. */
const EVENTS = ['load', 'transitionend', 'animationend', 'toggle', 'scroll'];

export function createPageWatch(store: CanvasStore): PageWatch {
  const listeners = new Set<() => void>();
  let isDirty = true;
  let frame = 0;
  let elements: MutationObserver | undefined;

  const tell = () => {
    isDirty = false;
    for (const listener of [...listeners]) listener();
  };
  const mark = () => {
    isDirty = true;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(tell);
  };

  const learn = () => {
    // What has just been rendered is known to the observer, which would say so only later.
    if (elements && elements.takeRecords().length > 0) mark();
    return isDirty;
  };

  return {
    start() {
      const stopNodes = store.subscribeNodes(mark);
      const resized = new ResizeObserver(mark);
      resized.observe(document.body);
      const changed = new MutationObserver(mark);
      const page = document.querySelector('main');
      if (page) changed.observe(page, { childList: true, subtree: true });
      // With the zoom the band above the page grows: a page that fills its window keeps its size.
      changed.observe(document.documentElement, { attributeFilter: ['style'] });
      elements = changed;
      for (const type of EVENTS) document.addEventListener(type, mark, true);
      mark();
      return () => {
        cancelAnimationFrame(frame);
        stopNodes();
        resized.disconnect();
        changed.disconnect();
        for (const type of EVENTS) document.removeEventListener(type, mark, true);
        isDirty = true;
      };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    isDirty: learn,
    settle() {
      if (listeners.size === 0 || !learn()) return;
      cancelAnimationFrame(frame);
      tell();
    },
  };
}
