import type { Document } from '@renderer/document/types.ts';
import { openContent, openKept } from '../open-content.ts';
import { comparePages } from './compare-pages.ts';

type Differences = ReturnType<typeof comparePages>;

/**
 * What unsaved work would change of the page as it is now.
 * @param work.base what it grew from: of what others changed since, nothing is taken back
 */
export function ownDifferences(
  { base, content }: { base: string; content: string },
  now: Pick<Document, 'nodes' | 'media'>,
): Differences {
  const after = openKept(content).document;
  const own = new Set(comparePages(openContent(base).document, after).map(placeOf));
  return comparePages(now, after).filter((each) => own.has(placeOf(each)));
}

/** What of a page a difference is of. */
const placeOf = (difference: Differences[number]): string =>
  difference.kind === 'image'
    ? `${difference.url} ${difference.name}`
    : [difference.node, ...('path' in difference ? difference.path : [difference.kind])].join(' ');
