import { type NodeId, ROOT_ID } from '@renderer/document/types.ts';
import fc from 'fast-check';
import { acceptsChildren } from '../catalogue.ts';
import { deleteNode } from '../commands/delete-node.ts';
import { duplicateNode } from '../commands/duplicate-node.ts';
import { insertBlock } from '../commands/insert-block.ts';
import { moveChild } from '../commands/move-child.ts';
import { moveTo } from '../commands/move-to.ts';
import { redo } from '../commands/redo.ts';
import { setEditing } from '../commands/set-editing.ts';
import { setProp } from '../commands/set-prop.ts';
import { toggleEditing } from '../commands/toggle-editing.ts';
import { undo } from '../commands/undo.ts';
import type { EditorStore } from '../store/create-editor-store.ts';

export type Step =
  | { do: 'insert'; component: string; at: number; index: number }
  | { do: 'delete' | 'duplicate' | 'lock' | 'select'; at: number }
  | { do: 'shift'; at: number; offset: number }
  | { do: 'move'; at: number; to: number; index: number }
  | { do: 'prop'; at: number; name: string; value: string }
  | { do: 'undo'; steps: number }
  | { do: 'redo'; steps: number };

const at = fc.nat({ max: 50 });
/** One command as an editor might give it next. */
export const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('insert' as const),
    component: fc.constantFrom('TextBlock', 'PageBlock', 'Unknown'),
    at,
    index: fc.nat({ max: 5 }),
  }),
  fc.record({ do: fc.constantFrom('delete', 'duplicate', 'lock', 'select'), at }),
  fc.record({ do: fc.constant('shift' as const), at, offset: fc.integer({ min: -3, max: 3 }) }),
  fc.record({ do: fc.constant('move' as const), at, to: at, index: fc.nat({ max: 5 }) }),
  fc.record({
    do: fc.constant('prop' as const),
    at,
    name: fc.constantFrom('title', 'text'),
    value: fc.string({ maxLength: 3 }),
  }),
  fc.record({ do: fc.constant('undo' as const), steps: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ do: fc.constant('redo' as const), steps: fc.integer({ min: 1, max: 3 }) }),
);

const pick = (store: EditorStore, index: number, withRoot = false): NodeId | undefined => {
  const ids = [...store.getState().nodes.keys()].filter((id) => withRoot || id !== ROOT_ID);
  return ids[index % Math.max(ids.length, 1)];
};

/** Gives the command to a store; one that makes no sense there does nothing. */
export function runStep(store: EditorStore, action: Step): void {
  const { nodes } = store.getState();
  if (action.do === 'undo') return void undo(store, action);
  if (action.do === 'redo') return void redo(store, action);
  if (action.do === 'insert') {
    const parents = [...nodes.values()].filter(({ component }) => acceptsChildren(component));
    const parent = parents[action.at % parents.length];
    if (!parent) return;
    const index = Math.min(action.index, parent.childIds.length);
    insertBlock(store, { parentId: parent.id, index, subtree: { component: action.component } });
    return;
  }
  const id = pick(store, action.at);
  if (id === undefined) return;
  const parent = [...nodes.values()].find(({ childIds }) => childIds.includes(id));
  if (action.do === 'delete') deleteNode(store, { id });
  else if (action.do === 'duplicate') duplicateNode(store, { id });
  else if (action.do === 'lock') toggleEditing(store, { id });
  else if (action.do === 'select') setEditing(store, { id });
  else if (action.do === 'prop') setProp(store, { id, name: action.name, value: action.value });
  else if (action.do === 'move') {
    const parentId = pick(store, action.to, true) ?? ROOT_ID;
    const target = nodes.get(parentId);
    moveTo(store, { id, parentId, index: Math.min(action.index, target?.childIds.length ?? 0) });
  } else if (action.do === 'shift' && parent) {
    moveChild(store, { parentId: parent.id, childId: id, offset: action.offset });
  }
}
