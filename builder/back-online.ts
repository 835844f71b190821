/** Calls back whenever the connection has returned; gives the way to stop. */
export function onBackOnline(listener: () => void): () => void {
  // Sessions are made in plain Node too, where there is no such event.
  globalThis.addEventListener?.('online', listener);
  return () => globalThis.removeEventListener?.('online', listener);
}
