/** Another item, as a tile below an article. */
export interface RelatedItem {
  href: string;
  title: string;
  text?: string;
  /** What sets it apart: its place, its day, its topic. */
  note?: string;
  /** What it leads to, where the title does not say so. */
  ctaLabel?: string;
}

/** A list with what is alike at its head, in the list's order otherwise. */
export function sameFirst<Item>(
  items: readonly Item[],
  isSame: (item: Item) => boolean,
): readonly Item[] {
  return [...items.filter(isSame), ...items.filter((item) => !isSame(item))];
}
