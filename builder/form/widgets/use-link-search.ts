import type { LinkTarget } from '../../cms/find-links.ts';
import { completeAddress } from './complete-address.ts';
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

/** What a link does that leads to an address of these kinds. */
const DEEDS: readonly (readonly [start: string, deed: string])[] = [
  ['tel:', 'Chiama'],
  ['mailto:', 'Scrivi a'],
  ['https:', 'Apre'],
];

/** A phone number, mail address or site as people write them, as where a link leads; undefined for other words. */
function completed(typed: string): LinkTarget | undefined {
  const address = completeAddress(typed);
  const deed = DEEDS.find(([start]) => address?.startsWith(start))?.[1];
  if (address === undefined || deed === undefined) return undefined;
  return { key: address, label: `${deed} ${typed.trim()}`, hint: address, address };
}

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
    completes,
    isUntyped,
  }: {
    find: (query: string) => Promise<readonly LinkTarget[]>;
    findsPlaces: boolean;
    /** What was made last is offered before anything is typed. */
    listsAll: boolean;
    /** It may lead elsewhere than into the site. */
    completes: boolean;
    isUntyped: boolean;
  },
): Found<LinkTarget> {
  const isPlace = findsPlaces && (isUntyped || typed.trim().startsWith('#'));
  const found = useSearch(isPlace ? typed.trim() || '#' : linkQuery(typed), find, {
    asksAlways: listsAll && isUntyped,
  });
  const elsewhere = completes ? completed(typed) : undefined;
  if (elsewhere) return { ...found, items: [elsewhere], state: 'found' };
  // Any anchor may be written, also of a place that is yet to be made: who asks for one hears of it.
  const isQuiet = isPlace && found.items.length === 0 && !typed.trim().startsWith('#');
  return isQuiet ? { ...found, items: [], state: 'idle' } : found;
}
