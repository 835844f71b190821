import { temporal } from 'zundo';
import { createStore } from 'zustand/vanilla';
import { restBetween } from './composition.ts';
import { type Change, type EditorState, initialState } from './state.ts';

/** Recorded steps; older ones are forgotten. */
export const HISTORY_LIMIT = 200;
/** Typing in one field is one step until it rests this long. */
export const GROUP_IDLE_MS = 500;

export type Recorded = Pick<
  EditorState,
  'nodes' | 'media' | 'template' | 'change' | 'takenIn' | 'plan'
>;
export type EditorStore = ReturnType<typeof createEditorStore>;

/** The editor's store: plain state changed by commands, the document recorded for undo and redo. */
export function createEditorStore(initial: Partial<EditorState> = {}) {
  return createStore<EditorState>()(
    temporal(() => ({ ...initialState(), ...initial }), {
      limit: HISTORY_LIMIT,
      partialize: ({ nodes, media, template, change, takenIn, plan }): Recorded => ({
        ...{ nodes, media, template, change, takenIn, plan },
      }),
      equality: (past, current) =>
        past.nodes === current.nodes &&
        past.media === current.media &&
        past.template === current.template,
      handleSet: (record) => (past, _replace, current) => {
        // The library types what it hands over as the setter's arguments; it is the recorded part.
        const before = past as unknown as Recorded;
        if (!continues(before.change, current.change)) record(past);
      },
    }),
  );
}

/** Whether a change belongs to the same step as the one before it. */
export function continues(before: Change, after: Change): boolean {
  return (
    after.group !== null &&
    before.group !== null &&
    [after.group, after.follows].includes(before.group) &&
    restBetween(before.at, after.at) < GROUP_IDLE_MS
  );
}
