/** An anchor as an id and as the end of an address, however the editor wrote it. */
export const anchorName = (anchor: string | undefined) => (anchor ?? '').replace(/^#/, '');

/** The id of each product: its anchor where it is the first to have it, else none. */
export function anchorIds(products: readonly { anchor?: string }[]): (string | undefined)[] {
  const taken = new Set<string>();
  return products.map(({ anchor }) => {
    const name = anchorName(anchor);
    if (name === '' || taken.has(name)) return undefined;
    taken.add(name);
    return name;
  });
}
