import { type DocumentNode, type NodeId, ROOT_ID } from '@renderer/document/types.ts';
import { findBlock } from '../catalogue.ts';
import { setEditing } from '../commands/set-editing.ts';
import type { Session } from '../session.ts';
import type { FieldFocus } from '../store/ui-store.ts';
import type { Guards } from './guards.ts';

export interface Selecting {
  /** Selects one block and shows its properties; null selects nothing. */
  select(id: NodeId | null): void;
  /** Adds a block to the selection, or takes it out. */
  toggleSelected(id: NodeId): void;
  /** Selects several blocks, the last of them first in line. */
  selectMany(ids: readonly NodeId[], active?: NodeId): void;
  /** Opens a node's form on one of its fields. */
  openField(id: NodeId, path: FieldFocus['path']): void;
  /** Opens a node's form on the first of its fields, if it has a form. */
  openForm(id: NodeId): void;
  /**
   * Runs a step through the history. Blocks that come back with it are selected; where the selected
   * block goes with it, the one before is.
   */
  keepSelected<Result>(step: () => Result): Result;
}

/** So many blocks that were selected before are remembered. */
const REMEMBERED = 20;

const NONE: ReadonlySet<NodeId> = new Set();

export function createSelecting(
  { store, ui }: Pick<Session, 'store' | 'ui'>,
  { say }: Guards,
): Selecting {
  const selectMany = (ids: readonly NodeId[], active = ids.at(-1)) => {
    const wanted = ids.filter((id) => id !== ROOT_ID && store.getState().nodes.has(id));
    ui.setState({ insertAt: null, selection: wanted.length > 1 ? new Set(wanted) : NONE });
    const last = active !== undefined && wanted.includes(active) ? active : wanted.at(-1);
    setEditing(store, { id: last ?? null });
    if (wanted.length > 1) say(`${wanted.length} blocchi selezionati.`);
  };
  const open = (id: NodeId, fieldFocus: FieldFocus | null) => {
    ui.setState({ selection: NONE, insertAt: null });
    setEditing(store, { id });
    ui.setState({ fieldFocus });
  };
  const before: NodeId[] = [];
  store.subscribe(({ currentlyEditing }, { currentlyEditing: left }) => {
    if (left === null || left === currentlyEditing) return;
    before.push(left);
    if (before.length > REMEMBERED) before.shift();
  });
  return {
    selectMany,
    select(id) {
      ui.setState({ insertAt: null, selection: NONE });
      setEditing(store, { id });
    },
    toggleSelected(id) {
      const { currentlyEditing, nodes } = store.getState();
      const { selection } = ui.getState();
      const before =
        selection.size > 0 ? [...selection] : currentlyEditing === null ? [] : [currentlyEditing];
      const kept = before.filter((each) => each !== id && nodes.has(each));
      selectMany(before.includes(id) ? kept : [...kept, id]);
    },
    openField: (id, path) => open(id, path.length > 0 ? { node: id, path } : null),
    openForm(id) {
      const node = store.getState().nodes.get(id);
      open(id, node && findBlock(node.component) ? { node: id, path: [] } : null);
    },
    keepSelected(step) {
      const { currentlyEditing: selected, nodes: left } = store.getState();
      const result = step();
      const { currentlyEditing: now, nodes } = store.getState();
      const back = comeBack(left, nodes);
      if (back.length > 0) {
        selectMany(back);
        return result;
      }
      const last = selected !== null && now === null && before.findLast((id) => nodes.has(id));
      if (last) setEditing(store, { id: last });
      return result;
    },
  };
}

/** Blocks that are new in a page, without those within others of them. */
function comeBack(before: Nodes, after: Nodes): NodeId[] {
  if (before.size >= after.size) return [];
  const added = [...after.values()].filter(({ id }) => !before.has(id));
  const within = new Set(added.flatMap(({ childIds }) => childIds));
  return added.flatMap(({ id }) => (within.has(id) ? [] : [id]));
}

type Nodes = ReadonlyMap<NodeId, DocumentNode>;
