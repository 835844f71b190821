import { rank, rankForms } from '../rank.ts';
import type { PaletteEntry } from './entries.ts';

/** Lines shown of each group while nothing is searched, and at most. */
const FIRST: Partial<Record<PaletteEntry['group'], number>> = {
  ...{ Comandi: 8, 'Vai a': 6, Aggiungi: 6 },
};
const MOST = 200;

/**
 * Without a query the first of each group; with one the best of all, group by group. Pages that are
 * called by the query come before blocks to add; those whose texts mention it come last.
 * @param pages already in their order
 */
export function shownEntries(
  entries: readonly PaletteEntry[],
  query: string,
  pages: readonly PaletteEntry[],
): PaletteEntry[] {
  if (query.trim() === '') {
    const counts = new Map<string, number>();
    return entries.filter(({ group }) => {
      const seen = counts.get(group) ?? 0;
      counts.set(group, seen + 1);
      return seen < (FIRST[group] ?? 0);
    });
  }
  const best = rankForms(entries, query).slice(0, MOST);
  const groups = [...new Set(best.map(({ group }) => group))];
  const lines = groups.map((group) => best.filter((entry) => entry.group === group));
  const adding = groups.indexOf('Aggiungi');
  const isCalledSo = adding !== -1 && rank(pages, query).length > 0;
  return lines.toSpliced(isCalledSo ? adding : lines.length, 0, [...pages]).flat();
}

/** What may be added, the best first. */
export const shownBlocks = (entries: readonly PaletteEntry[], query: string) =>
  rankForms(entries, query).slice(0, MOST);
