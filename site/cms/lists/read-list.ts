import 'server-only';
import { cmsGet } from '../client.ts';
import { list } from '../map/values.ts';

/** Longest list anyone shows; a CMS that answers with more pages than this is not followed. */
const MAX_PAGES = 20;

/**
 * GETs a list of the CMS and follows it past its first page by X-WP-TotalPages. `path` asks for
 * its page size itself; the pages after the first are asked for at once.
 */
export async function readList(path: string, tags: string[]): Promise<unknown[]> {
  const first = await cmsGet(path, tags);
  const pages = Math.min(first.totalPages, MAX_PAGES);
  const rest = await Promise.all(
    Array.from({ length: Math.max(pages - 1, 0) }, (_, index) =>
      cmsGet(`${path}&page=${index + 2}`, tags),
    ),
  );
  return [first, ...rest].flatMap((answer) => list(answer.body));
}
