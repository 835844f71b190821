import type { EditorStore } from '../store/create-editor-store.ts';
import { afterTimeTravel } from './after-time-travel.ts';

/** Goes back by some steps; false when there was none. */
export function undo(store: EditorStore, { steps = 1 }: { steps?: number } = {}): boolean {
  const { pastStates, undo: back } = store.temporal.getState();
  if (pastStates.length === 0 || steps < 1) return false;
  back(Math.min(steps, pastStates.length));
  afterTimeTravel(store);
  return true;
}
