/** When an input method composed last, in ms: there is one keyboard, so one of these. */
let last = { from: 0, to: 0 };

/** An input method begins to compose characters, or is done. */
export function noteComposition(composes: boolean): void {
  const now = Date.now();
  last = composes ? { from: now, to: Number.POSITIVE_INFINITY } : { ...last, to: now };
}

/**
 * Milliseconds that typing rested between two changes, the later of them being made now. Looking for
 * the right characters in an input method's list is no rest, however long it takes.
 */
export function restBetween(before: number, after: number): number {
  const typedUntil = before < last.from ? before : Math.max(before, last.to);
  return Math.max(0, after - typedUntil);
}
