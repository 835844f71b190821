import { type RefObject, useCallback, useEffect, useState } from 'react';

export const ROW_HEIGHT = 40;
/** Lines rendered beyond the visible ones, so that scrolling shows no gap. */
const MARGIN = 8;

/** Which of many lines of equal height are in view. */
export function useWindow(container: RefObject<HTMLElement | null>, count: number) {
  const [view, setView] = useState({ top: 0, height: 800 });
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const measure = () => {
      // In steps of a line: less is no reason to render.
      const top = Math.floor(element.scrollTop / ROW_HEIGHT) * ROW_HEIGHT;
      const height = element.clientHeight;
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
      const top = index * ROW_HEIGHT;
      if (top < element.scrollTop) element.scrollTop = top;
      else if (top + ROW_HEIGHT > element.scrollTop + element.clientHeight) {
        element.scrollTop = top + ROW_HEIGHT - element.clientHeight;
      }
    },
    [container],
  );
  const first = Math.max(0, Math.floor(view.top / ROW_HEIGHT) - MARGIN);
  const last = Math.min(count, Math.ceil((view.top + view.height) / ROW_HEIGHT) + MARGIN);
  return { first, last, scrollTo };
}
