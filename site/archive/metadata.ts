import type { Metadata } from 'next';
import type { CmsPage } from '../cms/map/page.ts';
import { getSettings } from '../config/current.ts';
import { pageMetadata } from '../page/metadata.ts';
import { ARCHIVE_NAMES } from './Archive.tsx';
import type { ArchivePage } from './arrange.ts';
import { type ArchiveRoute, archiveHref } from './route.ts';

/** Head of an archive: its page's own, with category and page number where there are any. */
export function archiveMetadata(
  route: ArchiveRoute,
  archive: ArchivePage,
  page: CmsPage | undefined,
): Metadata {
  const { brandName } = getSettings();
  const own = page ? pageMetadata(page) : {};
  const title = [
    page?.seo.title ?? page?.post_title ?? ARCHIVE_NAMES[route.kind].title,
    archive.active?.label,
    archive.page > 1 && `pagina ${archive.page}`,
  ]
    .filter(Boolean)
    .join(', ');
  return {
    ...own,
    title: { absolute: `${title} | ${brandName}` },
    alternates: { canonical: archiveHref(route.base, { ...route, page: archive.page }) },
  };
}
