/** Calls back once what has changed so far is painted; returns what calls it off. */
export function afterPaint(callback: () => void): () => void {
  // The first frame paints it, the second begins when that is done.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(callback);
  });
  return () => cancelAnimationFrame(frame);
}
