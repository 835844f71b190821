import type { Pattern } from '../cms/library.ts';
import type { EditorBootstrap } from '../contract.ts';

/** What the editor of a synced pattern starts from, opened from a page: its context is the page's. */
export function patternBootstrap(page: EditorBootstrap, pattern: Pattern): EditorBootstrap {
  const { id, title, content, modified } = pattern;
  const { path, link } = page.page;
  return {
    user: page.user,
    config: page.config,
    content,
    page: {
      ...{ id, title, modified, path, link, restBase: 'pb-patterns', status: 'publish' },
      ...{ template: '', isPattern: true },
    },
  };
}
