import type { CanvasMessage, EditorMessage } from '../canvas-protocol.ts';
import { CmsFailure, UNEXPECTED } from '../cms/cms-failure.ts';
import type { LinkTarget } from '../cms/find-links.ts';

/** Searches where a link may lead; the editor asks the CMS. */
export interface LinkSearch {
  find(query: string): Promise<readonly LinkTarget[]>;
  receive(message: EditorMessage): void;
}

export function createLinkSearch(tell: (message: CanvasMessage) => void): LinkSearch {
  const open = new Map<number, (links: readonly LinkTarget[] | null) => void>();
  let last = 0;
  return {
    find(query) {
      last += 1;
      const number = last;
      return new Promise((resolve, reject) => {
        open.set(number, (links) =>
          links ? resolve(links) : reject(new CmsFailure('refused', UNEXPECTED)),
        );
        tell({ type: 'find-links', number, query });
      });
    },
    receive(message) {
      if (message.type !== 'found-links') return;
      open.get(message.number)?.(message.links);
      open.delete(message.number);
    },
  };
}
