import type { EditorStore } from '../store/create-editor-store.ts';
import { afterTimeTravel } from './after-time-travel.ts';

/** Goes forward by some steps; false when there was none. */
export function redo(store: EditorStore, { steps = 1 }: { steps?: number } = {}): boolean {
  const { futureStates, redo: forward } = store.temporal.getState();
  if (futureStates.length === 0 || steps < 1) return false;
  forward(Math.min(steps, futureStates.length));
  afterTimeTravel(store);
  return true;
}
