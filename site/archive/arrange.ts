import type { ContentCard, ListFilter } from '@generated/entities.ts';
import type { ArchiveKind } from './route.ts';

/** A card with the ids of its terms. */
export interface ArchiveItem {
  card: ContentCard;
  terms: readonly number[];
}

export interface ArchivePage {
  cards: ContentCard[];
  /** The name of each card's first category, by the card's id. */
  categories: ReadonlyMap<number, string>;
  /** Categories that hold at least one item, with their number of items. */
  filters: (ListFilter & { count: number })[];
  active: ListFilter | undefined;
  page: number;
  pages: number;
  total: number;
}

/** Cards on one page of an archive: three rows of three. */
export const PAGE_SIZE = 9;

/** What tells a page of an archive from its first one without a category, e.g. `['Bonus', 'pagina 2']`. */
export function archiveLabels({ active, page }: Pick<ArchivePage, 'active' | 'page'>): string[] {
  return [...(active ? [active.label] : []), ...(page > 1 ? [`pagina ${page}`] : [])];
}

/**
 * One page of an archive. Undefined when there is no such page or category, so that a list has no
 * endless tail of empty addresses; the first page always exists.
 */
export function arrange(options: {
  items: readonly ArchiveItem[];
  terms: readonly ListFilter[];
  category: string | undefined;
  page: number;
}): ArchivePage | undefined {
  const { items, terms, category, page } = options;
  const filters = terms
    .map((term) => ({
      ...term,
      count: items.filter((item) => item.terms.includes(term.id)).length,
    }))
    .filter((term) => term.count > 0);
  const active = filters.find((term) => term.value === category);
  if (category !== undefined && !active) return undefined;
  const chosen = active ? items.filter((item) => item.terms.includes(active.id)) : items;
  const pages = Math.max(1, Math.ceil(chosen.length / PAGE_SIZE));
  if (page > pages) return undefined;
  const shown = chosen.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return {
    cards: shown.map((item) => item.card),
    categories: new Map(
      shown.flatMap(({ card, terms: own }) => {
        const category = filters.find(({ id }) => own.includes(id));
        return category ? [[card.id, category.label] as const] : [];
      }),
    ),
    filters,
    active,
    page,
    pages,
    total: chosen.length,
  };
}

/**
 * Order of an archive: news by date, newest first; events to come first, soonest on top, then the
 * past ones from the latest; the rest by title.
 * @param today ISO date of today, Europe/Rome
 */
export function sortItems(
  kind: ArchiveKind,
  items: readonly ArchiveItem[],
  today: string,
): ArchiveItem[] {
  const date = (item: ArchiveItem) => item.card.dateIso ?? '';
  const byDate = (a: ArchiveItem, b: ArchiveItem) => date(a).localeCompare(date(b));
  if (kind === 'news') return [...items].sort((a, b) => byDate(b, a));
  if (kind === 'event') {
    const past = items.filter((item) => date(item) < today).sort((a, b) => byDate(b, a));
    return [...items.filter((item) => date(item) >= today).sort(byDate), ...past];
  }
  return [...items].sort((a, b) => a.card.title.localeCompare(b.card.title, 'it'));
}
