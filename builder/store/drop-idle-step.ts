import { isEqual } from '../merge/equal.ts';
import type { EditorStore, Recorded } from './create-editor-store.ts';
import type { EditorState } from './state.ts';

/**
 * Takes the last step out of the history where it has come to nothing: what was typed is deleted
 * again, or the characters of an input method were not chosen. A step back would seem to do nothing.
 */
export function dropIdleStep(store: EditorStore): void {
  const { pastStates, pause, resume } = store.temporal.getState();
  const before = pastStates.at(-1) as Recorded | undefined;
  if (!before || !isSame(before, store.getState())) return;
  pause();
  store.setState({ ...before });
  resume();
  store.temporal.setState({ pastStates: pastStates.slice(0, -1) });
}

function isSame(before: Recorded, { nodes, media }: EditorState): boolean {
  if (before.media !== media || before.nodes.size !== nodes.size) return false;
  return [...nodes].every(([id, node]) => isEqual(before.nodes.get(id), node));
}
