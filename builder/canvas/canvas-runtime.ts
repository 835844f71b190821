import { setIdentifierNames } from '@renderer/document/block-key.ts';
import { createContext, useContext } from 'react';
import {
  type CanvasMessage,
  type EditorMessage,
  listen,
  type Peer,
  send,
} from '../canvas-protocol.ts';
import type { CanvasContext } from '../contract.ts';
import { auditPage, idsOfPage } from './audit-page.ts';
import { type BlockDataCache, createBlockDataCache } from './block-data.ts';
import { createBlockGate } from './block-gate.ts';
import { type CanvasStore, createCanvasStore } from './canvas-store.ts';
import { createInlineEditing } from './inline-editing.ts';
import type { InlineEditing } from './inline-texts.ts';
import { createLinkSearch, type LinkSearch } from './link-search.ts';
import { retryCode } from './missing-code.ts';
import { createPageWatch, type PageWatch } from './page-watch.ts';
import { createPatternCache, type PatternCache } from './pattern-cache.ts';
import { showPoint } from './show-point.ts';
import { createWaitingCaret, type WaitingCaret } from './waiting-caret.ts';

/** What the parts of the canvas share. */
export interface CanvasRuntime {
  store: CanvasStore;
  blockData: BlockDataCache;
  patterns: PatternCache;
  inline: InlineEditing;
  waitingCaret: WaitingCaret;
  links: LinkSearch;
  pageWatch: PageWatch;
  tell(message: CanvasMessage): void;
  /** Listens to the editor and says that the canvas is ready; returns what stops it. */
  connect(onSelect: (id: string, scroll: boolean) => void): () => void;
}

export function createCanvasRuntime(context: CanvasContext): CanvasRuntime {
  setIdentifierNames(context);
  // The editor is the same origin's: a canvas inside any other page talks to nobody.
  const editor = (): Peer | undefined =>
    window.parent === window ? undefined : { window: window.parent, origin: location.origin };
  const tell = (message: CanvasMessage) => {
    const peer = editor();
    if (peer) send(peer, message);
  };
  const store = createCanvasStore(context);
  const blockData = createBlockDataCache(tell);
  const patterns = createPatternCache(tell);
  const inline = createInlineEditing(store, tell);
  const waitingCaret = createWaitingCaret();
  const links = createLinkSearch(tell);
  return {
    store,
    blockData,
    patterns,
    inline,
    waitingCaret,
    links,
    pageWatch: createPageWatch(store),
    tell,
    connect(onSelect) {
      const enter = createBlockGate((message) => {
        if (message.type === 'hello') tell({ type: 'ready' });
        if (message.type === 'inline') inline.start(message);
        if (message.type === 'inline-rich') {
          const { id, path } = message;
          inline.startRich(message).catch((error: unknown) => {
            // Without the text editor in the page its form is what is left to write in.
            console.error(error);
            tell({ type: 'inline-refused', id, path });
          });
        }
        if (message.type === 'writable') waitingCaret.allow(message.id);
        if (message.type === 'show') showPoint(message.id, message.points);
        if (message.type === 'audit') {
          const { number } = message;
          // What can be had by now is looked at, too.
          retryCode();
          void auditPage(() => store.getView().loaded).then((audit) =>
            tell({ type: 'audited', number, audit }),
          );
        }
        if (message.type === 'ids') {
          const { number } = message;
          void idsOfPage(() => store.getView().loaded).then((ids) =>
            tell({ type: 'ids', number, ids }),
          );
        }
        store.receive(message);
        blockData.receive(message);
        patterns.receive(message);
        inline.goOn();
        if (message.type !== 'select' || message.id === null) return;
        const { id, scroll } = message;
        // A block that came within the same task is rendered by then.
        queueMicrotask(() => onSelect(id, scroll));
      });
      const stop = listen<EditorMessage>(editor, (message) => {
        // Who writes must not wait for other blocks: what is typed meanwhile would be of the old text.
        inline.follow(message);
        links.receive(message);
        enter(message);
      });
      // Either side may come first: each announces itself, and answers the other's announcement.
      tell({ type: 'ready' });
      return stop;
    },
  };
}

export const CanvasRuntimeContext = createContext<CanvasRuntime | null>(null);

export function useCanvas(): CanvasRuntime {
  const runtime = useContext(CanvasRuntimeContext);
  if (!runtime) throw new Error('useCanvas outside CanvasApp');
  return runtime;
}
