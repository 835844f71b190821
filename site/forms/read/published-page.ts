import { serializeDocument } from '@renderer/document/serialize.ts';
import { readLastGood } from '../../cms/last-good.ts';
import { type CmsPage, mapPage } from '../../cms/map/page.ts';
import { log } from '../../config/log.ts';
import { pageDocument } from '../../page/page-document.ts';
import { shareRuns } from '../share-runs.ts';

const TIMEOUT = 4_000;
const MAX_KNOWN = 200;

export type ReadPage = (path: string) => Promise<string | undefined>;

/**
 * Content of a published page by its visible path, as anonymous visitors get it at this moment:
 * recipients that an editor changed count at once. While the CMS is away the last good answer
 * counts: a lead must not be lost for that.
 */
export function publishedPages(cmsInternalApi: string): ReadPage {
  const readers = new Map<string, () => Promise<string | undefined>>();
  return (path) => {
    const known = readers.get(path);
    if (known) return known();
    const reader = shareRuns(() => read(cmsInternalApi, path));
    if (readers.size >= MAX_KNOWN) readers.clear();
    readers.set(path, reader);
    return reader();
  };
}

async function read(cmsInternalApi: string, path: string): Promise<string | undefined> {
  const call = `/msr/v1/slug/it/?slug=${encodeURIComponent(path)}`;
  try {
    const response = await fetch(cmsInternalApi + call, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`status ${response.status}`);
    return contentOf(mapPage(await response.json(), path));
  } catch (error) {
    log.warn({ path, reason: String(error) }, 'form’s page not read from the CMS');
    const lastGood = await readLastGood(call);
    return lastGood?.status === 200 ? contentOf(mapPage(lastGood.body, path)) : undefined;
  }
}

/** With the blocks of synced patterns in their places: a form may stand in one. */
function contentOf(page: CmsPage): string {
  return page.patterns.size === 0
    ? page.post_content
    : serializeDocument(pageDocument(page).document);
}
