import type { CmsPage } from '../../cms/map/page.ts';
import { breadcrumbs } from '../breadcrumbs.ts';

/** Where to apply for a job: the form on the page of the list, with the position filled in. */
export function applicationAddress(page: CmsPage): string {
  const list = breadcrumbs(page).at(-1)?.href ?? '/';
  return `${list}?posizione=${encodeURIComponent(page.post_title)}#candidatura`;
}
