import type { EditorPage } from '../../contract.ts';

/** The page where the CMS has it by now; a pattern is looked at where its page is. */
export function movedPage(page: EditorPage, path: string): EditorPage {
  const stays = path === '' || path === page.path || page.isPattern;
  return stays ? page : { ...page, path, link: path };
}
