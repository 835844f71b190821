import { withoutHidden } from '@renderer/document/operations/without-hidden.ts';
import { parseDocument, readDocument } from '@renderer/document/parse.ts';
import type { Document, Finding } from '@renderer/document/types.ts';
import { type Expanded, expandPatterns } from '@renderer/patterns/expand-patterns.ts';
import type { CmsPage } from '../cms/map/page.ts';

/**
 * The tree of a page as visitors see it: without what is hidden, and with the blocks of its synced
 * patterns in their places.
 * Whoever looks up a node that a visitor named must look here. Throws DocumentError when the page's
 * own tree cannot be read; a pattern that cannot counts as missing.
 */
export function pageDocument({
  post_content: content,
  patterns,
}: Pick<CmsPage, 'post_content' | 'patterns'>): Expanded & { malformed: Finding[] } {
  const { document, malformed } = readDocument(content);
  return {
    ...expandPatterns(withoutHidden(document), (id) => readPattern(patterns.get(id))),
    malformed,
  };
}

function readPattern(content: string | undefined): Document | undefined {
  if (content === undefined) return undefined;
  try {
    return withoutHidden(parseDocument(content));
  } catch {
    return undefined;
  }
}
