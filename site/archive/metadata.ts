import type { Metadata } from 'next';
import type { CmsPage } from '../cms/map/page.ts';
import { getSeo } from '../cms/seo.ts';
import { headOf, pageHead, withSeo } from '../page/metadata.ts';
import { ARCHIVE_NAMES } from './Archive.tsx';
import { type ArchivePage, archiveLabels } from './arrange.ts';
import { type ArchiveRoute, archiveHref } from './route.ts';

/**
 * Head of an archive: its page's own, with category and page number where there are any, unless
 * the very address has one in the table of search-engine data.
 */
export async function archiveMetadata(
  route: ArchiveRoute,
  archive: ArchivePage,
  page: CmsPage | undefined,
): Promise<Metadata> {
  const path = archiveHref(route.base, { ...route, page: archive.page });
  const own = page ? pageHead(page) : { title: ARCHIVE_NAMES[route.kind].title };
  const head = {
    ...own,
    title: [own.title, ...archiveLabels(archive)].join(', '),
    path: page?.isUnlisted ? undefined : path,
  };
  // What stands at the address has brought its data along.
  return headOf(page?.path === path ? head : withSeo(head, await getSeo(path)));
}
