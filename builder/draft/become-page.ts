import type { EditorStore } from '../store/create-editor-store.ts';
import type { KeptDraft } from './is-unsaved.ts';

/** What was kept beside the page is the page by now: it is what changes here are told from. */
export function becomePage(store: EditorStore, { nodes, media }: KeptDraft): void {
  store.setState(({ baseline }) => ({ baseline: { ...baseline, nodes, media } }));
}
