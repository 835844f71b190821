import { checkStructure } from '@renderer/document/structure.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createNodeFeed } from '../store/node-feed.ts';
import { openStore } from '../test-support/document.ts';
import { runStep, step } from '../test-support/random-steps.ts';
import { redo } from './redo.ts';
import { undo } from './undo.ts';

describe('any sequence of commands', () => {
  it('keeps the tree valid, and undo and redo return to identical documents', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (actions) => {
        const store = openStore();
        const feed = createNodeFeed(store);
        const opened = store.getState().nodes;
        for (const action of actions) {
          runStep(store, action);
          const { nodes, currentlyEditing } = store.getState();
          expect(checkStructure({ nodes })).toEqual([]);
          if (currentlyEditing !== null) expect(nodes.has(currentlyEditing)).toBe(true);
          for (const { id, childIds } of nodes.values()) {
            for (const child of childIds) {
              expect(feed.parentOf(child)).toBe(id);
              const own = nodes.get(child)?.uneditable ? child : undefined;
              expect(feed.lockOf(child)).toBe(feed.lockOf(id) ?? own);
            }
          }
        }
        const { pastStates, futureStates } = store.temporal.getState();
        const done = store.getState().nodes;
        const back = pastStates.length;
        undo(store, { steps: back });
        expect(store.getState().nodes).toBe(opened);
        redo(store, { steps: back });
        expect(store.getState().nodes).toBe(done);
        redo(store, { steps: futureStates.length });
        expect(checkStructure(store.getState())).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });
});
