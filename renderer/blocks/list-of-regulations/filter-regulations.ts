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

/** Whether a regulation with these terms is shown: all with activeID null (spec 4.5). */
export function hasTerm(ids: readonly number[], activeID: number | null): boolean {
  return activeID === null || ids.includes(activeID);
}
