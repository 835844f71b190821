import 'server-only';
import { getSettings } from '../config/current.ts';
import { cmsGet } from './client.ts';
import { type PublishedPath, publishedPaths } from './map/published-paths.ts';

/** Cache tag of the list of published paths: any change may change it. */
export const PATHS_TAG = 'paths';

/** Everything published that stands at its own path (the plugin's own route). */
export async function getPublishedPaths(): Promise<PublishedPath[]> {
  const [paths, redirects] = await Promise.all([
    cmsGet('/msr/v1/paths', [PATHS_TAG]),
    cmsGet('/msr/v1/redirects', [PATHS_TAG]),
  ]);
  const { siteOrigin, siteHost, funnelDomain } = getSettings();
  return publishedPaths({
    paths: paths.body,
    redirects: redirects.body,
    siteOrigin,
    allowedOrigins: [siteHost, funnelDomain],
  });
}
