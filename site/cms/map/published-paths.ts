import { safeRedirect } from '../../page/safe-redirect.ts';
import { pagePath } from './paths.ts';
import { list, object, text } from './values.ts';

export interface PublishedPath {
  path: string;
  /** ISO 8601, when known. */
  modified: string | undefined;
}

/**
 * The paths where search engines are to find a page: without redirects, without pages kept out of
 * their results, and without product pages that send on to a new one (spec 2.3). One whose new
 * address may not be followed is shown itself.
 */
export function publishedPaths(answer: {
  paths: unknown;
  redirects: unknown;
  siteOrigin: string;
  allowedOrigins: readonly string[];
}): PublishedPath[] {
  const { siteOrigin, allowedOrigins } = answer;
  const redirected = new Set(
    list(answer.redirects).map((entry) => pagePath(text(object(entry).path))),
  );
  return list(answer.paths).flatMap((entry) => {
    const path = pagePath(text(object(entry).path));
    if (!path || redirected.has(path) || object(entry).unlisted === true) return [];
    const target = text(object(entry).new_page);
    if (target && safeRedirect({ target, from: path, siteOrigin, allowedOrigins })) return [];
    return [{ path, modified: text(object(entry).modified) }];
  });
}
