import 'server-only';
import { cache } from 'react';
import type { CmsPage } from '../cms/map/page.ts';
import { getPage } from '../cms/page.ts';
import { getSettings } from '../config/current.ts';
import type { ArchivePage } from './arrange.ts';
import { readArchive } from './read.ts';
import { type ArchiveRoute, archiveRoute } from './route.ts';

export interface FoundArchive {
  route: ArchiveRoute;
  archive: ArchivePage;
  /** What stands at the archive's own address in the CMS. */
  page: CmsPage | undefined;
}

/** The archive at a visible path; undefined when it is none, or has no such page or category. */
export const findArchive = cache(async (path: string): Promise<FoundArchive | undefined> => {
  const route = archiveRoute(path, getSettings().brand);
  if (!route) return undefined;
  const [archive, page] = await Promise.all([readArchive(route), getPage(route.base)]);
  // A page with a redirect stands for itself.
  return archive && !page?.redirect ? { route, archive, page } : undefined;
});
