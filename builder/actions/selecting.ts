import { type DocumentNode, type NodeId, ROOT_ID } from '@renderer/document/types.ts';
import { findBlock } from '../catalogue.ts';
import { setEditing } from '../commands/set-editing.ts';
import { count } from '../editor/format.ts';
import { topmost } from '../selection.ts';
import type { Session } from '../session.ts';
import type { FieldFocus } from '../store/ui-state.ts';
import type { Guards } from './guards.ts';
import { rememberSelections } from './remember-selections.ts';

export interface Selecting {
  /** Selects one block and shows its properties; null selects nothing. */
  select(id: NodeId | null): void;
  /** Selects one block for what is asked about it: of several that are selected, for all of them. */
  selectFor(id: NodeId): void;
  /** Adds a block to the selection, or takes it out. */
  toggleSelected(id: NodeId): void;
  /** Selects several blocks, the last of them first in line. */
  selectMany(ids: readonly NodeId[], active?: NodeId): void;
  /** Opens a node's form on one of its fields; `marks` has what stands in it written over. */
  openField(id: NodeId, path: FieldFocus['path'], options?: Pick<FieldFocus, 'marks'>): void;
  /** Opens a node's form on the first of its fields, if it has a form. */
  openForm(id: NodeId): void;
  /**
   * Runs a step through the history. Blocks that come back with it are selected, unless the selected
   * one changed with them, as a list of tabs does with a tab's content; where what is selected goes
   * with it, or the page becomes another, what was selected before is. What changes out of sight, in
   * one other block, is shown by selecting that.
   */
  keepSelected<Result>(step: () => Result): Result;
}

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
    // A container is one block with all it holds, as in what is done to them.
    const { length } = topmost(store.getState().nodes, new Set(wanted));
    if (wanted.length > 1) say(`${count(length, 'blocco selezionato', 'blocchi selezionati')}.`);
  };
  const open = (id: NodeId, fieldFocus: FieldFocus | null) => {
    ui.setState({ selection: NONE, insertAt: null });
    setEditing(store, { id });
    ui.setState({ fieldFocus });
  };
  const before = rememberSelections({ store, ui });
  /** Of several selected blocks those that are left stay selected. */
  const dropGone = () => {
    const { nodes } = store.getState();
    const { selection } = ui.getState();
    const left = [...selection].filter((id) => nodes.has(id));
    if (left.length < selection.size) {
      ui.setState({ selection: left.length > 1 ? new Set(left) : NONE });
    }
  };
  const select: Selecting['select'] = (id) => {
    ui.setState({ insertAt: null, selection: NONE });
    setEditing(store, { id });
  };
  const isChosen = (id: NodeId) =>
    ui.getState().selection.has(id) || store.getState().currentlyEditing === id;
  return {
    selectMany,
    select,
    selectFor(id) {
      if (!ui.getState().selection.has(id)) select(id);
    },
    toggleSelected(id) {
      const { currentlyEditing, nodes } = store.getState();
      const { selection } = ui.getState();
      const before =
        selection.size > 0 ? [...selection] : currentlyEditing === null ? [] : [currentlyEditing];
      const kept = before.filter((each) => each !== id && nodes.has(each));
      selectMany(before.includes(id) ? kept : [...kept, id]);
    },
    openField: (id, path, { marks } = {}) =>
      open(id, path.length > 0 ? { node: id, path, marks } : null),
    openForm(id) {
      const node = store.getState().nodes.get(id);
      open(id, node && findBlock(node.component) ? { node: id, path: [] } : null);
    },
    keepSelected(step) {
      const { currentlyEditing: selected, nodes: left } = store.getState();
      const result = step();
      const { currentlyEditing: now, nodes } = store.getState();
      const isChanged = now !== null && left.get(now)?.props !== nodes.get(now)?.props;
      const isOther = isOtherPage(left, nodes);
      const back = isChanged || isOther ? [] : comeBack(left, nodes);
      const elsewhere = isOther || now === null ? undefined : changedAlone(left, nodes);
      if (back.length > 0) selectMany(back);
      else if (elsewhere !== undefined && !isChosen(elsewhere)) select(elsewhere);
      else if (now === null && (selected !== null || isOther)) {
        selectMany(before.findLast((ids) => ids.every((id) => nodes.has(id))) ?? []);
      } else dropGone();
      return result;
    },
  };
}

/** Whether none of a page's blocks is left in another that has some, as after choosing a template. */
function isOtherPage(before: Nodes, after: Nodes): boolean {
  const ids = [...before.keys()].filter((id) => id !== ROOT_ID);
  return ids.length > 0 && after.size > 1 && !ids.some((id) => after.has(id));
}

/** The block whose fields alone are others; undefined where more than that changed. */
function changedAlone(before: Nodes, after: Nodes): NodeId | undefined {
  const changed = [...after.values()].filter((node) => before.get(node.id) !== node);
  const [only, ...others] = changed;
  const isField = only && others.length === 0 && before.size === after.size;
  return isField && before.get(only.id)?.props !== only.props ? only.id : undefined;
}

/** Blocks that are new in a page, without those within others of them. */
function comeBack(before: Nodes, after: Nodes): NodeId[] {
  if (before.size >= after.size) return [];
  const added = [...after.values()].filter(({ id }) => !before.has(id));
  const within = new Set(added.flatMap(({ childIds }) => childIds));
  return added.flatMap(({ id }) => (within.has(id) ? [] : [id]));
}

type Nodes = ReadonlyMap<NodeId, DocumentNode>;
