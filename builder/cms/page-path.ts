import type { Row } from './rows.ts';

/** What the CMS is to answer for `pathOf`. */
export const PATH_FIELDS = 'status,link,slug,generated_slug,permalink_template';

const ANY_ORIGIN = 'http://localhost';

/**
 * Visible path of an item as the CMS answered it, for a draft the one it will have; undefined where
 * the answer does not say.
 */
export function pathOf(row: Row): string | undefined {
  const address = addressOf(row);
  if (typeof address !== 'string' || !URL.canParse(address, ANY_ORIGIN)) return undefined;
  const { pathname, search } = new URL(address, ANY_ORIGIN);
  // A draft's own address is a number in the query.
  if (search !== '') return undefined;
  return pathname.replace(/^\/wordpress(?=\/|$)/, '').replace(/\/+$/, '') || '/';
}

function addressOf({ status, link, slug, generated_slug, permalink_template }: Row): unknown {
  if (status === 'publish' || status === 'private' || permalink_template === undefined) return link;
  // In the trash a page makes room for another at its address.
  const name = String(slug || generated_slug || '').replace(/__trashed(?:-\d+)?$/, '');
  return String(permalink_template).replace(/%(?:pagename|postname)%/, name);
}
