export type HydrationStrategy = 'visible' | 'idle' | 'interaction';

/** Hydration begins this far before the element scrolls into view. */
const MARGIN = '200px';
/** A touch begins with `pointerdown`. */
const INTERACTIONS = ['pointerdown', 'pointerover', 'focusin', 'keydown'] as const;

/**
 * Calls back once when the element needs its code; returns what stops waiting. Whatever the
 * strategy, a visitor's touch is always reason enough.
 */
export function whenNeeded(
  element: Element,
  strategy: HydrationStrategy,
  callback: () => void,
): () => void {
  const stops: (() => void)[] = [];
  const fire = () => {
    for (const stop of stops) stop();
    callback();
  };
  const touched = ({ target }: Event) => {
    if (target instanceof Node && element.contains(target)) fire();
  };
  // On the window: React stops these events on their way to what it has not hydrated yet.
  for (const type of INTERACTIONS) {
    window.addEventListener(type, touched, { capture: true, passive: true });
    stops.push(() => window.removeEventListener(type, touched, { capture: true }));
  }
  if (strategy === 'visible') {
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && fire(),
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    stops.push(() => observer.disconnect());
  }
  if (strategy === 'idle') {
    // Safari has no requestIdleCallback; a short wait does as well there.
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(fire, { timeout: 4_000 });
      stops.push(() => cancelIdleCallback(handle));
    } else {
      const handle = setTimeout(fire, 600);
      stops.push(() => clearTimeout(handle));
    }
  }
  return () => {
    for (const stop of stops) stop();
  };
}
