import { createDocument } from '@renderer/document/create-document.ts';
import { insertSubtree } from '@renderer/document/operations/insert-subtree.ts';
import { ROOT_ID } from '@renderer/document/types.ts';
import { starterSubtree } from '../blocks/starter-subtree.ts';
import type { EditorMessage } from '../canvas-protocol.ts';
import type { Session } from '../session.ts';
import { createDataAnswers } from './data-answers.ts';
import { createFramePeer } from './frame-peer.ts';

/** The editor's end of a canvas that shows one block and nothing else. */
export interface PreviewLink {
  /** Shows a block as it is when it is added; of one whose example does not come, nothing. */
  show(component: string): Promise<void>;
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
    async show(component) {
      const subtree = await starterSubtree(component).catch(() => ({ component }));
      const { document } = insertSubtree(createDocument(), { parentId: ROOT_ID, subtree });
      const nodes = [...document.nodes.values()].map((node) => ({ node, problems: [] }));
      const { template } = store.getState();
      const context = { ...bootstrap.config.context, path: ui.getState().page.path, template };
      wanted = { type: 'init', context, media: [], versions: {}, nodes };
      if (isReady) tell(wanted);
    },
    disconnect: stop,
  };
}
