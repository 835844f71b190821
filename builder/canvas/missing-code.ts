/** Blocks on the screen whose code could not be had, by the way to have it. */
const waiting = new Set<() => void>();

/** Hears whenever missing code is to be asked for again; gives the way to stop. */
export function awaitCode(retry: () => void): () => void {
  waiting.add(retry);
  return () => {
    waiting.delete(retry);
  };
}

/** Asks again for all code that is missing: where one block's can be had, so can the others'. */
export function retryCode(): void {
  for (const retry of [...waiting]) retry();
}
