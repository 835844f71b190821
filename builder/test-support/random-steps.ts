import { type NodeId, ROOT_ID } from '@renderer/document/types.ts';
import fc from 'fast-check';
import { acceptsChildren } from '../catalogue.ts';
import { readPayload, writePayload } from '../clipboard/payload.ts';
import { deleteNode } from '../commands/delete-node.ts';
import { deleteNodes } from '../commands/delete-nodes.ts';
import { duplicateNode } from '../commands/duplicate-node.ts';
import { duplicateNodes } from '../commands/duplicate-nodes.ts';
import { insertBlock } from '../commands/insert-block.ts';
import { moveChild } from '../commands/move-child.ts';
import { moveNodes } from '../commands/move-nodes.ts';
import { moveTo } from '../commands/move-to.ts';
import { pasteBlocks } from '../commands/paste-blocks.ts';
import { redo } from '../commands/redo.ts';
import { renameNode } from '../commands/rename-node.ts';
import { setEditing } from '../commands/set-editing.ts';
import { setHidden } from '../commands/set-hidden.ts';
import { setLocked } from '../commands/set-locked.ts';
import { setProp } from '../commands/set-prop.ts';
import { toggleEditing } from '../commands/toggle-editing.ts';
import { undo } from '../commands/undo.ts';
import { topmost } from '../selection.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { documentOf } from '../store/state.ts';

type SeveralStep =
  | { do: 'delete-many' | 'duplicate-many' | 'lock-many'; several: readonly number[] }
  | { do: 'move-many'; several: readonly number[]; to: number; index: number };

export type Step =
  | SeveralStep
  | { do: 'insert'; component: string; at: number; index: number }
  | { do: 'delete' | 'duplicate' | 'lock' | 'hide' | 'select' | 'copy'; at: number }
  | { do: 'paste'; at: number; index: number }
  | { do: 'rename'; at: number; value: string }
  | { do: 'save' }
  | { do: 'shift'; at: number; offset: number }
  | { do: 'move'; at: number; to: number; index: number }
  | { do: 'prop'; at: number; name: string; value: string }
  | { do: 'undo'; steps: number }
  | { do: 'redo'; steps: number };

const at = fc.nat({ max: 50 });
const several = fc.array(at, { minLength: 1, maxLength: 4 });
/** What was copied last, by store. */
const copied = new WeakMap<EditorStore, string>();
/** One command as an editor might give it next. */
export const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('insert' as const),
    component: fc.constantFrom('TextBlock', 'PageBlock', 'Unknown'),
    at,
    index: fc.nat({ max: 5 }),
  }),
  fc.record({ do: fc.constantFrom('delete', 'duplicate', 'lock', 'hide', 'select', 'copy'), at }),
  fc.record({ do: fc.constant('shift' as const), at, offset: fc.integer({ min: -3, max: 3 }) }),
  fc.record({ do: fc.constant('move' as const), at, to: at, index: fc.nat({ max: 5 }) }),
  fc.record({
    do: fc.constant('prop' as const),
    at,
    name: fc.constantFrom('title', 'text'),
    value: fc.string({ maxLength: 3 }),
  }),
  fc.record({ do: fc.constant('paste' as const), at, index: fc.nat({ max: 5 }) }),
  fc.record({
    do: fc.constantFrom('delete-many' as const, 'duplicate-many' as const, 'lock-many' as const),
    several,
  }),
  fc.record({ do: fc.constant('move-many' as const), several, to: at, index: fc.nat({ max: 5 }) }),
  fc.record({ do: fc.constant('rename' as const), at, value: fc.string({ maxLength: 3 }) }),
  fc.record({ do: fc.constant('save' as const) }),
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
  if (action.do === 'save') {
    // What a save does once the CMS has answered.
    const { media, template } = store.getState();
    store.setState({ baseline: { nodes, media, template } });
    return;
  }
  if ('several' in action) return void runOnSeveral(store, action);
  if (action.do === 'paste') {
    const payload = readPayload(copied.get(store) ?? '');
    const parents = [...nodes.values()].filter(({ component }) => acceptsChildren(component));
    const parent = parents[action.at % parents.length];
    if (!payload || !parent) return;
    const index = Math.min(action.index, parent.childIds.length);
    pasteBlocks(store, { payload, parentId: parent.id, index });
    return;
  }
  const id = pick(store, action.at);
  if (id === undefined) return;
  const parent = [...nodes.values()].find(({ childIds }) => childIds.includes(id));
  if (action.do === 'delete') deleteNode(store, { id });
  else if (action.do === 'duplicate') duplicateNode(store, { id });
  else if (action.do === 'copy')
    copied.set(store, writePayload(documentOf(store.getState()), [id], {}));
  else if (action.do === 'rename') renameNode(store, { id, name: action.value });
  else if (action.do === 'lock') toggleEditing(store, { id });
  else if (action.do === 'hide') setHidden(store, { ids: [id], hidden: !nodes.get(id)?.hidden });
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

function runOnSeveral(store: EditorStore, action: SeveralStep): void {
  const { nodes } = store.getState();
  const wanted = action.several.flatMap((index) => pick(store, index) ?? []);
  const ids = topmost(nodes, new Set(wanted));
  if (action.do === 'delete-many') deleteNodes(store, { ids });
  else if (action.do === 'duplicate-many') duplicateNodes(store, { ids });
  else if (action.do === 'lock-many') setLocked(store, { ids, locked: true });
  else if (action.do === 'move-many') {
    const parentId = pick(store, action.to, true) ?? ROOT_ID;
    const count = nodes.get(parentId)?.childIds.length ?? 0;
    moveNodes(store, { ids, parentId, index: Math.min(action.index, count) });
  }
}
