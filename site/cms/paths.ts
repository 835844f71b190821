import 'server-only';
import { cmsGet } from './client.ts';
import { pagePath } from './map/paths.ts';
import { list, object, text } from './map/values.ts';

export interface PublishedPath {
  path: string;
  /** ISO 8601, when known. */
  modified: string | undefined;
}

/** Cache tag of the list of published paths: any change may change it. */
export const PATHS_TAG = 'paths';

/** Everything published, redirects left out (the plugin's own route). */
export async function getPublishedPaths(): Promise<PublishedPath[]> {
  const [paths, redirects] = await Promise.all([
    cmsGet('/msr/v1/paths', [PATHS_TAG]),
    cmsGet('/msr/v1/redirects', [PATHS_TAG]),
  ]);
  const redirected = new Set(
    list(redirects.body).map((entry) => pagePath(text(object(entry).path))),
  );
  return list(paths.body).flatMap((entry) => {
    const path = pagePath(text(object(entry).path));
    if (!path || redirected.has(path)) return [];
    return [{ path, modified: text(object(entry).modified) }];
  });
}
