import { useCallback, useMemo } from 'react';
import type { PageEntry } from '../../cms/pages.ts';
import { useSearch } from '../../form/widgets/use-search.ts';
import type { Session } from '../../session.ts';
import { useSession, useUi } from '../context.ts';
import { pageState } from '../page-status.ts';
import { goTo } from '../pages/leave-page.ts';
import { rank } from '../rank.ts';
import type { PaletteEntry } from './entries.ts';

/** More are found in the list of pages. */
const MOST = 5;

export interface PageEntries {
  entries: readonly PaletteEntry[];
  isLoading: boolean;
}

/** Other pages of the site by the words of a query, as the list of pages finds them. */
export function usePageEntries(query: string, isWanted: boolean): PageEntries {
  const session = useSession();
  const openId = useUi(({ page }) => page.id);
  const ask = useCallback((words: string) => findPages(session, words), [session]);
  const { items, state } = useSearch<PageEntry>(isWanted ? query.trim() : '', ask);
  const isLoading = state === 'loading';
  const entries = useMemo(() => {
    const found = items
      .filter(({ id }) => id !== openId)
      .slice(0, MOST)
      .map((page) => entryOf(session, page));
    // Until the answer is there, what was found for other words stays if it is called by these, too.
    return isLoading ? rank(found, query) : found;
  }, [session, items, isLoading, query, openId]);
  return useMemo(() => ({ entries, isLoading }), [entries, isLoading]);
}

/** One more than is shown: the open page is none of those that can be opened. */
const findPages = ({ cms }: Session, words: string) => cms.pages.find(words, { most: MOST + 1 });

function entryOf(session: Session, page: PageEntry): PaletteEntry {
  const { id, path } = page;
  const title = page.title || 'Senza titolo';
  return {
    ...{ id: `open ${id}`, group: 'Apri una pagina', label: title },
    ...{ hint: `${path} · ${pageState(page)}`, icon: 'file-text' },
    words: path.replace(/[/_-]+/g, ' '),
    run: () => goTo(session, { address: `${path}?pb`, opens: title }),
  };
}
