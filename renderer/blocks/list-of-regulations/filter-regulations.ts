import type { Regulation } from '@generated/entities.ts';

/** Term that filters regulations. */
export type Term = Regulation['terms'][number];

/** The filters: the terms of all regulations, unique by slug, in their order (spec 3.11). */
export function termsOf(regulations: readonly Regulation[]): Term[] {
  const bySlug = new Map<string, Term>();
  for (const term of regulations.flatMap((regulation) => regulation.terms)) {
    if (!bySlug.has(term.slug)) bySlug.set(term.slug, term);
  }
  return [...bySlug.values()];
}

/** Every regulation with activeID null, else those with the term of that id (spec 4.5). */
export function regulationsOf(
  regulations: readonly Regulation[],
  activeID: number | null,
): readonly Regulation[] {
  if (activeID === null) return regulations;
  return regulations.filter(({ terms }) => terms.some((term) => term.id === activeID));
}
