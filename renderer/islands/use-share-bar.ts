import { type RefObject, useEffect, useState } from 'react';
import { headerHeight } from '../ui/header-height.ts';
import { type BarPlace, barPlace } from '../ui/share/bar-place.ts';

/** Id of the element the bar stops at (spec 2.12). */
const END = 'socialEnd';
/** Room between what sticks at the top and what an anchor leads to; as in the base styles. */
const ANCHOR_GAP = 24;

/** Follows the page's scrolling and places the share bar; the state says whether it shows. */
export function useShareBar(bar: RefObject<HTMLElement | null>, active: boolean) {
  const [state, setState] = useState<BarPlace['state']>('before');

  useEffect(() => {
    const element = bar.current;
    if (!element || !active) return;
    const root = document.documentElement;
    const ceiling = headerHeight();
    let lifted = 0;
    const place = () => {
      const now = barPlace({
        scrolled: window.scrollY,
        bottom: element.getBoundingClientRect().bottom + lifted,
        end: document.getElementById(END)?.getBoundingClientRect().top,
        ceiling,
      });
      lifted = now.lift;
      element.style.translate = lifted > 0 ? `0 ${-lifted}px` : '';
      setState(now.state);
    };
    const resize = () => {
      // A strip under the header must not hide what an anchor or the focus scrolls to.
      const strip = getComputedStyle(element).position === 'sticky';
      const room = ceiling + element.offsetHeight + ANCHOR_GAP;
      root.style.scrollPaddingTop = strip ? `${room}px` : '';
      place();
    };
    resize();
    window.addEventListener('scroll', place, { passive: true });
    window.addEventListener('resize', resize);
    return () => {
      window.removeEventListener('scroll', place);
      window.removeEventListener('resize', resize);
      root.style.scrollPaddingTop = '';
    };
  }, [bar, active]);

  return state;
}
