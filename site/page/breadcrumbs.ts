import type { CmsPage } from '../cms/map/page.ts';

export interface Crumb {
  label: string;
  href: string;
  /** Shown without its link (spec 2.2). */
  unlinked?: boolean;
}

/** The way to a page, and the page's own name, which is no link. */
export interface Trail {
  crumbs: Crumb[];
  current: string;
}

type Placed = Pick<CmsPage, 'post_title' | 'post_type' | 'post_type_label' | 'parents' | 'path'>;

/** Trail of a page, or of something shown below its address by a name of its own. */
export function trailOf(page: Placed, below?: string): Trail {
  const crumbs = breadcrumbs(page);
  if (below === undefined) return { crumbs, current: page.post_title };
  return { crumbs: [...crumbs, { label: page.post_title, href: page.path }], current: below };
}

/** Breadcrumbs of a page or post without the item itself (spec 2.6). */
export function breadcrumbs(page: Omit<Placed, 'post_title'>): Crumb[] {
  const home: Crumb = { label: 'Home', href: '/' };
  if (page.post_type === 'page') return [home, ...parentCrumbs('', page.parents)];
  if (page.post_type === 'regulation') {
    return [
      home,
      { label: 'Normativa', href: '/normativa' },
      ...parentCrumbs('/normativa', page.parents),
    ];
  }
  const prefix = sectionOf(page);
  const words = page.post_type_label.replace(/-/g, ' ');
  const label = words.charAt(0).toUpperCase() + words.slice(1);
  return [home, { label, href: prefix }, ...parentCrumbs(prefix, page.parents)];
}

function parentCrumbs(prefix: string, parents: CmsPage['parents']): Crumb[] {
  return parents.map((parent, index) => ({
    label: parent.post_title,
    href: `${prefix}/${parents
      .slice(0, index + 1)
      .map((entry) => entry.post_name)
      .join('/')}`,
    ...(parent.unlinked && { unlinked: true }),
  }));
}

/**
 * `/{post_type_label}` (spec 2.6), unless the item stands elsewhere: glossary articles have their
 * list under `/casa`, and a crumb must lead to it.
 */
function sectionOf({ post_type_label, path, parents }: Parameters<typeof breadcrumbs>[0]): string {
  const section = `/${post_type_label.toLowerCase()}`;
  if (path.startsWith(`${section}/`)) return section;
  const above = path
    .split('/')
    .slice(0, -1 - parents.length)
    .join('/');
  return above || section;
}
