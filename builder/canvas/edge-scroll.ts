/** Height of the strips at the top and the bottom of the window that scroll it, in screen pixels. */
const STRIP = 72;
/** Fastest scroll, in screen pixels a second. */
const FASTEST = 1_200;
/** Share of it that a scroll begins with, and how long it takes to all of it, in ms: the next block is often meant. */
const FIRST_SHARE = 0.35;
const RUN_UP = 2_500;
/** How often it is told that the page has moved on, in ms. */
const TOLD_EVERY = 80;
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

/** @param tell hears while the page moves under a drag that rests */
export function createEdgeScroll(getZoom: () => number, tell: () => void): EdgeScroll {
  let frame = 0;
  let begunAt = 0;
  let toldAt = 0;
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
    const share = FIRST_SHARE + ((1 - FIRST_SHARE) * (now - begunAt)) / RUN_UP;
    window.scrollBy({ top: speed * Math.min(1, share) * seconds, behavior: 'instant' });
    frame = requestAnimationFrame(step);
    if (now - toldAt < TOLD_EVERY) return;
    toldAt = now;
    tell();
  };
  return {
    stop,
    over(at) {
      y = at;
      heardAt = performance.now();
      if (frame !== 0) return;
      before = begunAt = heardAt;
      frame = requestAnimationFrame(step);
    },
  };
}
