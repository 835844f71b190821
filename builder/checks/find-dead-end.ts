import type { Document } from '@renderer/document/types.ts';
import { isMissingFile } from '../page-files.ts';
import { pageMeantBy, placeMeantBy, placesIn } from './dead-ends.ts';

/** What a link means that is not there. */
export type DeadEnd = 'page' | 'file' | 'place';

interface Sources {
  path: string;
  origin: string;
  nodes: Document['nodes'];
  /** Paths that the site answers. */
  readPaths(): Promise<ReadonlySet<string>>;
  /** Ids of the page's elements; undefined where nobody can tell. */
  readIds(): Promise<readonly string[] | undefined>;
}

/**
 * Whether a link leads to something that this site, or this page, does not have: the checks before
 * publishing say the same of what the page shows. Undefined where it leads somewhere, or elsewhere.
 */
export async function findDeadEnd(href: string, sources: Sources): Promise<DeadEnd | undefined> {
  const place = placeMeantBy(href, sources);
  if (place !== '') {
    const ids = await sources.readIds();
    return !ids || placesIn({ nodes: sources.nodes, ids })(place) ? undefined : 'place';
  }
  const target = pageMeantBy(href, sources);
  if (target !== undefined) return (await sources.readPaths()).has(target) ? undefined : 'page';
  return (await isMissingFile(href)) ? 'file' : undefined;
}
