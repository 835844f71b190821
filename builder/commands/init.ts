import type { Document } from '@renderer/document/types.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { type EditorUser, OPENING } from '../store/state.ts';

/** Loads a page: nodes and media together, outside the history. */
export function init(
  store: EditorStore,
  { document, user, template = '' }: { document: Document; user: EditorUser; template?: string },
): void {
  const history = store.temporal.getState();
  history.pause();
  const { nodes, media, versions, extra } = document;
  store.setState({
    ...{ nodes, media, versions, extra, user, template },
    currentlyEditing: null,
    change: { label: OPENING, group: null, at: Date.now() },
    ...{ takenIn: 0, plan: '' },
    baseline: { nodes, media, template },
  });
  history.clear();
  history.resume();
}
