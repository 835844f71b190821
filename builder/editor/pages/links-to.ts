import type { Usage } from '../../cms/library.ts';

/**
 * Of what was found for the path of a page, what leads to it: no page of a longer address, and not
 * the page itself.
 */
export function linksTo(
  { id, path }: { id: number; path: string },
  found: readonly Usage[],
): readonly Usage[] {
  const literal = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const link = new RegExp(`(?:^|["'\\s(]|//[^/\\s"']+)${literal}/?(?![\\w/-])`, 'i');
  return found.filter(
    ({ nodes, fields = [], ...usage }) =>
      (usage.pattern || usage.id !== id) &&
      [...nodes, ...fields].some(({ text }) => link.test(text)),
  );
}
