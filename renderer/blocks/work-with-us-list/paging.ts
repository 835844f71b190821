/** Job offers asked for at first, and with the slider on (spec 4.8, 9). */
export const FIRST = 8;
export const FIRST_WITH_SLIDER = 100;
/** Offers of a further page, and the number of the first such page (spec 4.8). */
export const MORE = 4;
export const FIRST_PAGE = 3;

/** How far a list of job offers has been loaded. */
export interface Pages<Item extends { id: number }> {
  /** Ids of everything shown, the first offers included. */
  ids: readonly number[];
  /** Items that came after the first ones. */
  items: readonly Item[];
  /** Number of the page to ask for next. */
  page: number;
  /** True while the last answer had at least as many items as asked for (spec 4.8). */
  hasLoadMore: boolean;
}

/** The list as it begins, from the ids of the first offers and how many were asked for. */
export function firstPages<Item extends { id: number }>(
  ids: readonly number[],
  asked: number,
): Pages<Item> {
  return { ids, items: [], page: FIRST_PAGE, hasLoadMore: ids.length >= asked };
}

/** The list with the next page's offers appended; what is shown already is not shown twice. */
export function withNextPage<Item extends { id: number }>(
  pages: Pages<Item>,
  answer: readonly Item[],
): Pages<Item> {
  const fresh = answer.filter((item) => !pages.ids.includes(item.id));
  return {
    ids: [...pages.ids, ...fresh.map((item) => item.id)],
    items: [...pages.items, ...fresh],
    page: pages.page + 1,
    hasLoadMore: answer.length >= MORE,
  };
}

/**
 * The list as the visit left it, over what the server shows first by now: an offer that has moved
 * up among the first ones is not shown twice.
 */
export function restoredPages<Item extends { id: number }>(
  first: readonly number[],
  kept: Pages<Item>,
): Pages<Item> {
  const items = kept.items.filter(({ id }) => !first.includes(id));
  return { ...kept, ids: [...first, ...items.map(({ id }) => id)], items };
}

/**
 * The list after one press of the button, which always brings something new while there is any.
 * With the slider the counter's first pages (spec 4.8) hold what is shown already: after the first
 * of them, those that what is shown fills are passed over.
 */
export async function loadMore<Item extends { id: number }>(
  pages: Pages<Item>,
  ask: (page: number) => Promise<readonly Item[]>,
): Promise<Pages<Item>> {
  const next = withNextPage(pages, await ask(pages.page));
  if (next.ids.length > pages.ids.length || !next.hasLoadMore) return next;
  const filled = Math.floor(next.ids.length / MORE);
  return loadMore({ ...next, page: Math.max(next.page, filled + 1) }, ask);
}

/** Most pages anyone asks for: each answer is kept, so that they must not pile up. */
const MOST_PAGES = 100;

/** A page number as it comes with a request; undefined when it is none. */
export function pageNumber(value: string | null): number | undefined {
  if (!value || !/^[1-9]\d{0,3}$/.test(value)) return undefined;
  const page = Number(value);
  return page <= MOST_PAGES ? page : undefined;
}
