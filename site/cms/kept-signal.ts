/** A second place for a call's signal, where the framework does not look. */
export const KEPT_SIGNAL = Symbol.for('kept-signal');

export type CallWithSignal = RequestInit & { [KEPT_SIGNAL]: AbortSignal };

/**
 * The framework's fetch renews a stale answer without the caller's signal: a call that is never
 * answered would hold the page as it was, whatever changes, until the connection breaks. This
 * gives it back. To be called once, before the framework is started and puts its fetch in front.
 */
export function keepSignals(): void {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const kept = (init as Partial<CallWithSignal> | undefined)?.[KEPT_SIGNAL];
    return fetch(input, kept && !init?.signal ? { ...init, signal: kept } : init);
  };
}
