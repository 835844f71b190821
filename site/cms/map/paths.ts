import { list, object, text } from './values.ts';

/**
 * Path of an address of the CMS or the site: `https://host/wordpress/wp-content/x.png` and
 * `/news/x/` become `/wordpress/wp-content/x.png` and `/news/x`. Undefined for no address and for
 * one that cannot be read. Hosts are dropped on purpose: the CMS may be seeded under another one.
 */
export function frontPath(address: string | undefined): string | undefined {
  if (!address) return undefined;
  try {
    const { pathname } = new URL(address, 'http://localhost');
    return pathname === '/' ? '/' : pathname.replace(/\/+$/, '');
  } catch {
    return undefined;
  }
}

/**
 * Address of a picture or file: by path for uploads of the CMS, whatever host it was set up under,
 * so that pictures go through the site's own resizing. What is kept elsewhere, on a storage host
 * say, keeps its address.
 */
export function fileAddress(address: string | undefined): string | undefined {
  return address?.includes('/wp-content/uploads/') ? frontPath(address) : address;
}

/**
 * Path of a page as it is read, `/meno-co₂` for `/meno-co%e2%82%82/`: the form that the route, the
 * cache's tags and the redirect table share.
 */
export function pagePath(address: string | undefined): string | undefined {
  const path = frontPath(address);
  try {
    return path && decodeURI(path);
  } catch {
    return path;
  }
}

/** An item's parents as the CMS answers them. */
export function itemParents(value: unknown): { post_name: string }[] {
  return list(value).map((parent) => ({ post_name: text(object(parent).post_name) ?? '' }));
}

/** Spec 2.5: the parents' post_names without the last one, joined and closed by '/'. */
export function parentPath(parents: readonly { post_name: string }[]): string {
  const names = parents.slice(0, -1).map((parent) => parent.post_name);
  return names.length === 0 ? '' : `${names.join('/')}/`;
}

/** Spec 2.5, front-end path of a content item. */
export function itemPath(item: {
  type: string;
  slug: string;
  parents?: readonly { post_name: string }[];
  link?: string;
}): string {
  const tail = `${parentPath(item.parents ?? [])}${item.slug}`;
  if (item.type === 'news') return `/news/${tail}`;
  if (item.type === 'event') return `/eventi/${tail}`;
  if (item.type === 'shop') return `/punti-vendita/${tail}`;
  if (item.type === 'regulation') return `/normativa/${item.slug}`;
  return frontPath(item.link) ?? `/${tail}`;
}
