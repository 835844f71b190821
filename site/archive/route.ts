/** A list of items of one type, one page of it, perhaps of one category. */
export interface ArchiveRoute {
  kind: ArchiveKind;
  /** Address of the list itself, e.g. `/news`; a CMS page may stand there. */
  base: string;
  category: string | undefined;
  /** 1 and up. */
  page: number;
}

export type ArchiveKind = 'news' | 'event' | 'glossary' | 'guide';

/**
 * The archive an address belongs to, or undefined. Pages and categories are parts of the path, so
 * that every list can be shared, stored and found: `/news/pagina/2`, `/news/categoria/bonus`,
 * `/news/categoria/bonus/pagina/2`.
 */
export function archiveRoute(path: string, brand: string): ArchiveRoute | undefined {
  const found = Object.entries(basesOf(brand)).find(
    ([base]) => path === base || path.startsWith(`${base}/`),
  );
  if (!found) return undefined;
  const [base, kind] = found;
  const rest = path.slice(base.length + 1);
  const match =
    /^(?:categoria\/(?<category>[^/]+))?(?:(?:^|\/)pagina\/(?<page>[1-9]\d{0,3}))?$/.exec(rest);
  if (!match) return undefined;
  const page = Number(match.groups?.page ?? 1);
  // The first page has one address only.
  if (match.groups?.page === '1') return undefined;
  return { kind, base, category: match.groups?.category, page };
}

/** Address of a page of an archive. */
export function archiveHref(
  base: string,
  { category, page = 1 }: { category?: string; page?: number },
): string {
  return `${base}${category ? `/categoria/${category}` : ''}${page > 1 ? `/pagina/${page}` : ''}`;
}

function basesOf(brand: string): Record<string, ArchiveKind> {
  return {
    '/news': 'news',
    '/eventi': 'event',
    [`/casa/${brand}pedia`]: 'glossary',
    '/guide': 'guide',
  };
}
