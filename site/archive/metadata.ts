import type { Metadata } from 'next';
import type { CmsPage } from '../cms/map/page.ts';
import { headOf, pageHead } from '../page/metadata.ts';
import { ARCHIVE_NAMES } from './Archive.tsx';
import { type ArchivePage, archiveLabels } from './arrange.ts';
import { type ArchiveRoute, archiveHref } from './route.ts';

/** Head of an archive: its page's own, with category and page number where there are any. */
export function archiveMetadata(
  route: ArchiveRoute,
  archive: ArchivePage,
  page: CmsPage | undefined,
): Metadata {
  const own = page ? pageHead(page) : { title: ARCHIVE_NAMES[route.kind].title };
  return headOf({
    ...own,
    title: [own.title, ...archiveLabels(archive)].join(', '),
    path: archiveHref(route.base, { ...route, page: archive.page }),
  });
}
