import { useCallback, useEffect, useState } from 'react';
import { asCmsFailure } from '../../cms/cms-failure.ts';
import type { PageEntry, Wanted } from '../../cms/pages.ts';
import { type Answer, type Found, useSearch } from '../../form/widgets/use-search.ts';
import { useSession } from '../context.ts';

/** More than that WordPress answers none at once. */
const ANSWERED = 100;

/**
 * Pages with these words, once typing rests; without any, at once what was changed last, here or in
 * a draft. One more is answered than is wanted where there are more.
 */
export function useListed(query: string, { most, toPublish }: Required<Wanted>): Found<PageEntry> {
  const { cms } = useSession();
  const ask = useCallback(
    (text: string) => cms.pages.find(text, { most: Math.min(most + 1, ANSWERED), toPublish }),
    [cms, most, toPublish],
  );
  const found = useSearch<PageEntry>(query, ask);
  const recent = useRecent(query === '', ask);
  return query === '' ? recent : found;
}

function useRecent(
  isWanted: boolean,
  ask: (query: string) => Promise<readonly PageEntry[]>,
): Found<PageEntry> {
  const [recent, setRecent] = useState<Answer<PageEntry>>({ items: [], state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again.
  useEffect(() => {
    if (!isWanted) return;
    let current = true;
    setRecent(({ items }) => ({ items, state: 'loading' }));
    ask('').then(
      (items) => current && setRecent({ items, state: 'found' }),
      (error: unknown) =>
        current && setRecent({ items: [], state: 'failed', failure: asCmsFailure(error) }),
    );
    return () => {
      current = false;
    };
  }, [isWanted, ask, attempt]);
  return { ...recent, retry: () => setAttempt(attempt + 1) };
}
