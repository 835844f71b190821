import type { LinkTarget } from '../../cms/find-links.ts';
import { linkQuery } from './link-query.ts';
import { type Found, useSearch } from './use-search.ts';

/** What is said where nothing is found for what is typed; undefined for what is said of any search. */
export const noLinkText = (typed: string): string | undefined =>
  typed.trim().startsWith('#')
    ? 'In questa pagina non c’è ancora un punto così: il link porterà lì quando lo aggiungi.'
    : undefined;

/** Whether what is typed begins a point that was found, and is none itself. */
export const beginsPlace = (typed: string, { items }: Pick<Found<LinkTarget>, 'items'>): boolean =>
  typed.trim().startsWith('#') &&
  items.length > 0 &&
  !items.some(({ address }) => address === typed.trim());

/**
 * Where a link may lead, by what is typed: pages by their words and, where the page has places to
 * link to, those of what begins with `#` and any of them before anything is typed.
 */
export function useLinkSearch(
  typed: string,
  {
    find,
    findsPlaces,
    listsAll,
    isUntyped,
  }: {
    find: (query: string) => Promise<readonly LinkTarget[]>;
    findsPlaces: boolean;
    /** What was made last is offered before anything is typed. */
    listsAll: boolean;
    isUntyped: boolean;
  },
): Found<LinkTarget> {
  const isPlace = findsPlaces && (isUntyped || typed.trim().startsWith('#'));
  const found = useSearch(isPlace ? typed.trim() || '#' : linkQuery(typed), find, {
    asksAlways: listsAll && isUntyped,
  });
  // Any anchor may be written, also of a place that is yet to be made: who asks for one hears of it.
  const isQuiet = isPlace && found.items.length === 0 && !typed.trim().startsWith('#');
  return isQuiet ? { ...found, items: [], state: 'idle' } : found;
}
