import 'server-only';
import { type CmsPage, mapPage } from '../cms/map/page.ts';
import { getSettings } from '../config/current.ts';

/** The page at a path as its editor saved it; undefined without a token that is good for it. */
export async function readPreview(path: string, token: string): Promise<CmsPage | undefined> {
  const query = new URLSearchParams({ slug: path, token });
  const response = await fetch(`${getSettings().cmsInternalApi}/msr/v1/slug/it/?${query}`, {
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(30_000),
  });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`The CMS answered ${response.status} for ${path}`);
  return mapPage(await response.json(), path);
}
