import type { Document } from '@renderer/document/types.ts';
import { continues, type EditorStore } from './create-editor-store.ts';
import { dropIdleStep } from './drop-idle-step.ts';
import { documentOf, type EditorState } from './state.ts';

export interface ChangeDescription {
  /** Italian line of the history. */
  label: string;
  group?: string;
  /** Group of another step, which becomes this one where this follows it closely. */
  follows?: string;
  /** What it was done to, where the label alone does not say. */
  of?: string;
  from?: unknown;
  to?: unknown;
}

/**
 * Applies a pure operation to the document as one step of the history. Nothing happens, and
 * nothing is recorded, when the operation returns the document as it was.
 * @param also further state that changes in the same step, computed after the operation
 */
export function transact(
  store: EditorStore,
  description: ChangeDescription,
  operation: (document: Document) => Document,
  also?: (after: Document, state: EditorState) => Partial<EditorState>,
): boolean {
  const state = store.getState();
  const before = documentOf(state);
  const after = operation(before);
  if (after.nodes === before.nodes && after.media === before.media) return false;
  const at = Date.now();
  const change = { group: null, ...description, at };
  // A step that goes on shows the value from before it began.
  const goesOn = continues(state.change, change);
  if (goesOn && change.group === state.change.group) change.from = state.change.from;
  store.setState({
    nodes: after.nodes,
    media: after.media,
    change,
    meta: { ...state.meta, lastModifiedAt: at, saved: false },
    ...also?.(after, state),
  });
  if (goesOn) dropIdleStep(store);
  return true;
}
