import { number, object, text } from './values.ts';

/** Terms of a taxonomy by id: their names in addresses, and the term above each. */
export type TermTree = ReadonlyMap<number, { slug: string; parent: number | undefined }>;

export function mapTermTree(terms: unknown[]): TermTree {
  return new Map(
    terms.flatMap((term) => {
      const raw = object(term);
      const id = number(raw.id);
      const parent = number(raw.parent) || undefined;
      return id ? [[id, { slug: text(raw.slug) ?? '', parent }] as const] : [];
    }),
  );
}

/**
 * A term and those above it, the nearest first: what stands in a category stands in those above it
 * too, as editors and `filter[...]` have it. A term that the tree does not know stands alone.
 */
export function termAndAbove(tree: TermTree, id: number): number[] {
  const line: number[] = [];
  for (let at: number | undefined = id; at && !line.includes(at); at = tree.get(at)?.parent) {
    line.push(at);
  }
  return line;
}

/** Ids of an item's terms, which the CMS answers as numbers or as objects, and of those above. */
export function termsOf(tree: TermTree, terms: readonly unknown[]): number[] {
  const own = terms.flatMap((term) => number(object(term).id ?? term) ?? []);
  return [...new Set(own.flatMap((id) => termAndAbove(tree, id)))];
}
