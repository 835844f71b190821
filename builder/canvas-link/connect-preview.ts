import { documentOfSubtrees } from '@renderer/document/document-of-subtrees.ts';
import type { Subtree } from '@renderer/document/operations/insert-subtree.ts';
import type { MediaItem } from '@renderer/document/types.ts';
import type { EditorMessage } from '../canvas-protocol.ts';
import type { Session } from '../session.ts';
import { createDataAnswers } from './data-answers.ts';
import { createFramePeer } from './frame-peer.ts';

/** The editor's end of a canvas that shows blocks which are not those of the page. */
export interface PreviewLink {
  /** Shows these blocks, in a page of the CMS template if that is said, else in one as it is. */
  show(page: {
    children: readonly Subtree[];
    template?: string;
    media?: readonly MediaItem[];
  }): void;
  disconnect(): void;
}

/** Connects a frame with the canvas in it, which is only looked at: what it says is not heard. */
export function connectPreview(session: Session, frame: HTMLIFrameElement): PreviewLink {
  const { bootstrap, store, ui } = session;
  const { tell, hear } = createFramePeer(frame);
  const blockData = createDataAnswers(session, tell);
  let isReady = false;
  let wanted: Extract<EditorMessage, { type: 'init' }> | undefined;
  const stop = hear((message) => {
    if (message.type === 'data') void blockData.answer(message);
    if (message.type !== 'ready') return;
    isReady = true;
    if (wanted) tell(wanted);
  });
  return {
    show({ children, template = store.getState().template, media = [] }) {
      const { nodes: made } = documentOfSubtrees(children);
      const nodes = [...made.values()].map((node) => ({ node, problems: [] }));
      const context = { ...bootstrap.config.context, path: ui.getState().page.path, template };
      wanted = { type: 'init', context, media, versions: {}, nodes };
      if (isReady) tell(wanted);
    },
    disconnect: stop,
  };
}
