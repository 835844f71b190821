import { type RefObject, useEffect, useRef } from 'react';
import { fetchPrefill, prefillValues } from './prefill.ts';

/** The page stops this far above a form that was prefilled, in pixels (spec 9). */
const SCROLL_ABOVE = 360;

/** Fills the form with what is known of the visitor, then scrolls to it (spec 2.10, 4.3). */
export function usePrefill(prefill: {
  enabled: boolean;
  brand: string;
  fields: readonly { name: string }[];
  box: RefObject<HTMLElement | null>;
  fill: (values: Record<string, string>) => void;
}): void {
  const { enabled, brand } = prefill;
  const latest = useRef(prefill);
  latest.current = prefill;
  useEffect(() => {
    if (!enabled) return;
    let gone = false;
    void fetchPrefill(brand).then((info) => {
      const { fields, fill, box } = latest.current;
      if (gone || !info) return;
      const values = prefillValues(fields, info);
      if (Object.keys(values).length === 0) return;
      fill(values);
      const top = (box.current?.getBoundingClientRect().top ?? 0) + window.scrollY - SCROLL_ABOVE;
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      window.scrollTo({ top, behavior: calm ? 'instant' : 'smooth' });
    });
    return () => {
      gone = true;
    };
  }, [enabled, brand]);
}
