import { safeHref } from '../link/safe-href.ts';

/** A file to download as a list shows it. */
export interface Download {
  label: string;
  href: string;
}

/** Items that have both a name and a usable address. */
export function usableDownloads<Item extends { label?: string; href?: string }>(
  items: readonly Item[],
): (Item & Download)[] {
  return items.flatMap((item) => {
    const href = safeHref(item.href);
    return href && item.label ? [{ ...item, label: item.label, href }] : [];
  });
}
