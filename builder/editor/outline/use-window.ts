import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** In px: what is pressed is no smaller (`--target`). */
export const ROW_HEIGHT = 44;
/** Lines rendered beyond the visible ones, so that scrolling shows no gap. */
const MARGIN = 4;
/** Lines are rendered anew only after scrolling this far. */
const STEP = 2 * ROW_HEIGHT;

/** Which of many lines of equal height are in view. */
export function useWindow(container: RefObject<HTMLElement | null>, count: number) {
  const [view, setView] = useState({ top: 0, height: 800 });
  /** What was read last: asking the page again would make it lay itself out in between. */
  const known = useRef({ top: 0, height: 800 });
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const measure = () => {
      known.current = { top: element.scrollTop, height: element.clientHeight };
      const { height } = known.current;
      const top = Math.floor(known.current.top / STEP) * STEP;
      setView((before) =>
        before.top === top && before.height === height ? before : { top, height },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [container]);

  const scrollTo = useCallback(
    (index: number) => {
      const element = container.current;
      if (!element) return;
      const { top: shownTop, height } = known.current;
      const top = index * ROW_HEIGHT;
      const isBelow = top + ROW_HEIGHT > shownTop + height;
      if (top >= shownTop && !isBelow) return;
      // With the frame that lays out the page anyway.
      requestAnimationFrame(() => {
        element.scrollTop = isBelow ? top + ROW_HEIGHT - height : top;
      });
    },
    [container],
  );
  const first = Math.max(0, Math.floor(view.top / ROW_HEIGHT) - MARGIN);
  const last = Math.min(count, Math.ceil((view.top + view.height) / ROW_HEIGHT) + MARGIN);
  return { first, last, scrollTo };
}
