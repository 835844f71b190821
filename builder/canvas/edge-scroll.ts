/** Height of the strips at the top and the bottom of the window that scroll it, in screen pixels. */
const STRIP = 72;
/** Fastest scroll, in screen pixels a second. */
const FASTEST = 1_400;
/** A drag that is not heard of for this long has ended or gone elsewhere, in ms. */
const SILENCE = 400;

/**
 * How fast the page scrolls while something is dragged at a height of the window: faster towards
 * the edge, up when negative, 0 away from the edges. In CSS pixels a second.
 * @param zoom scale the page is shown at
 */
export function edgeSpeed(y: number, { height, zoom }: { height: number; zoom: number }): number {
  // In a low window the strips must leave something between them.
  const strip = Math.min(STRIP / zoom, height / 4);
  const depth = y < strip ? y - strip : y > height - strip ? y - (height - strip) : 0;
  const share = Math.max(-1, Math.min(1, depth / strip));
  return (share * Math.abs(share) * FASTEST) / zoom;
}

/** Scrolls the window while a drag rests near its top or bottom. */
export interface EdgeScroll {
  /** The drag is at this height; heard of again and again while it lasts. */
  over(y: number): void;
  stop(): void;
}

export function createEdgeScroll(getZoom: () => number): EdgeScroll {
  let frame = 0;
  let y = 0;
  let heardAt = 0;
  let before = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    frame = 0;
  };
  const step = (now: number) => {
    const speed = edgeSpeed(y, { height: window.innerHeight, zoom: getZoom() });
    if (speed === 0 || now - heardAt > SILENCE) return stop();
    // A frame that comes late must not make the page jump.
    const seconds = Math.min(50, now - before) / 1000;
    before = now;
    // At once: a smooth scroll would begin anew at each frame.
    window.scrollBy({ top: speed * seconds, behavior: 'instant' });
    frame = requestAnimationFrame(step);
  };
  return {
    stop,
    over(at) {
      y = at;
      heardAt = performance.now();
      if (frame !== 0) return;
      before = heardAt;
      frame = requestAnimationFrame(step);
    },
  };
}
