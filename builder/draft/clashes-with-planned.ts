import type { Document } from '@renderer/document/types.ts';
import { prepareForSave } from '../cms/prepare-for-save.ts';
import type { PlannedChanges } from '../contract.ts';
import { mergeDocuments } from '../merge/merge-documents.ts';
import { openContent } from '../open-content.ts';

/**
 * Whether planned changes could no longer go online by themselves once this page is published: the
 * same was changed in both, and only a person can decide (`settlePlanned`).
 */
export function clashesWithPlanned(
  page: Document,
  { base, content }: Pick<PlannedChanges, 'base' | 'content'>,
): boolean {
  const [before, planned] = [base, content].map(openContent);
  if (!before || !planned || [before, planned].some(({ opened }) => 'reason' in opened))
    return false;
  const versions = {
    ...{ base: before.document, mine: planned.document },
    theirs: prepareForSave(page),
  };
  return mergeDocuments(versions).clashes.length > 0;
}
