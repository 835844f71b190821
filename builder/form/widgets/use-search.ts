import { useEffect, useState } from 'react';

const REST_MS = 250;

export interface Found<Item> {
  items: readonly Item[];
  state: 'idle' | 'loading' | 'found' | 'failed';
}

/** Answers to what is typed, once it rests; an older answer never replaces a newer one. */
export function useSearch<Item>(
  query: string,
  ask: (query: string) => Promise<readonly Item[]>,
): Found<Item> {
  const [found, setFound] = useState<Found<Item>>({ items: [], state: 'idle' });
  useEffect(() => {
    if (query === '') {
      setFound({ items: [], state: 'idle' });
      return;
    }
    let current = true;
    setFound((before) => ({ ...before, state: 'loading' }));
    const timer = setTimeout(() => {
      ask(query).then(
        (items) => current && setFound({ items, state: 'found' }),
        (error: unknown) => {
          console.warn('Search failed', error);
          if (current) setFound({ items: [], state: 'failed' });
        },
      );
    }, REST_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [query, ask]);
  return found;
}
