import type { EditorPage } from '../../contract.ts';

/**
 * The page by the title and at the place that the CMS has it by now; a pattern is looked at where its
 * page is.
 */
export function movedPage(
  page: EditorPage,
  { path, title = '' }: { path: string; title?: string },
): EditorPage {
  const isMoved = path !== '' && path !== page.path && !page.isPattern;
  const isRenamed = title !== '' && title !== page.title;
  if (!isMoved && !isRenamed) return page;
  return { ...page, ...(isMoved && { path, link: path }), ...(isRenamed && { title }) };
}
