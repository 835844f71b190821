import 'server-only';
import { getSettings } from '../config/current.ts';
import { type Redirect, readTable } from '../server/redirects.ts';
import { cmsGet } from './client.ts';
import { pagePath } from './map/paths.ts';
import { PATHS_TAG } from './paths.ts';

/** The CMS's redirects by visible path in small letters; undefined of a CMS that has no such table. */
export async function getRedirects(): Promise<ReadonlyMap<string, Redirect> | undefined> {
  const { body } = await cmsGet('/msr/v1/redirects', [PATHS_TAG]);
  return Array.isArray(body) ? readTable(body, getSettings()) : undefined;
}

/** The path of this site that visitors of another are led to, such as a moved page's; undefined where none is. */
export async function movedTo(path: string): Promise<string | undefined> {
  const url = (await getRedirects())?.get(path.toLowerCase())?.url;
  return url?.startsWith('/') ? pagePath(url) : undefined;
}
