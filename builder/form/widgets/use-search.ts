import { useEffect, useState } from 'react';
import { asCmsFailure, type CmsFailure } from '../../cms/cms-failure.ts';

const REST_MS = 250;

/** What is known of what was asked. */
export type Answer<Item> =
  | { items: readonly Item[]; state: 'idle' | 'loading' | 'found' }
  | { items: readonly Item[]; state: 'failed'; failure: CmsFailure };

export type Found<Item> = Answer<Item> & {
  /** Asks the same once more. */
  retry: () => void;
};

/**
 * Answers to what is typed, once it rests; an older answer never replaces a newer one.
 * @param options.asksAlways also, and at once, while nothing is typed
 */
export function useSearch<Item>(
  query: string,
  ask: (query: string) => Promise<readonly Item[]>,
  { asksAlways = false }: { asksAlways?: boolean } = {},
): Found<Item> {
  const [found, setFound] = useState<Answer<Item>>({ items: [], state: 'idle' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again.
  useEffect(() => {
    if (query === '' && !asksAlways) {
      setFound({ items: [], state: 'idle' });
      return;
    }
    let current = true;
    setFound(({ items }) => ({ items, state: 'loading' }));
    const look = () =>
      ask(query).then(
        (items) => current && setFound({ items, state: 'found' }),
        (error: unknown) => {
          if (current) setFound({ items: [], state: 'failed', failure: asCmsFailure(error) });
        },
      );
    const timer = setTimeout(look, query === '' ? 0 : REST_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [query, ask, asksAlways, attempt]);
  return { ...found, retry: () => setAttempt(attempt + 1) };
}
