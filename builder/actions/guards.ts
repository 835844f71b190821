import { descendants } from '@renderer/document/operations/descendants.ts';
import { type DocumentNode, type NodeId, ROOT_ID } from '@renderer/document/types.ts';
import type { DropPlace } from '../canvas-protocol.ts';
import { acceptsChildren, blockName } from '../catalogue.ts';
import { nodeLabel } from '../node-label.ts';
import type { Session } from '../session.ts';
import { announce, refuse } from '../store/ui-store.ts';

/** What an action has to know and to respect before it changes the page. */
export type Guards = ReturnType<typeof createGuards>;

export function createGuards({ store, ui, feed }: Pick<Session, 'store' | 'ui' | 'feed'>) {
  const say = (text: string) => announce(ui, text);
  const no = (text: string) => refuse(ui, text);
  const nodeOf = (id: NodeId): DocumentNode | undefined => store.getState().nodes.get(id);
  const nameOf = (id: NodeId) => {
    const node = nodeOf(id);
    return `«${node ? nodeLabel(node) : blockName(id)}»`;
  };
  const isLocked = (id: NodeId) => nodeOf(id)?.uneditable === true;
  const parentOf = (id: NodeId) => feed.parentOf(id) ?? ROOT_ID;

  /** Whether nodes may be moved or deleted; says why not. */
  const areFree = (ids: readonly NodeId[]): boolean => {
    if (ids.length === 0 || ids.some((id) => id === ROOT_ID || !nodeOf(id))) return false;
    const locked = ids.find(isLocked);
    if (locked !== undefined) {
      no(`${nameOf(locked)} è bloccato: sbloccalo per modificarlo.`);
      return false;
    }
    const fixed = ids.find((id) => isLocked(parentOf(id)));
    if (fixed === undefined) return true;
    no(`${nameOf(fixed)} sta in ${nameOf(parentOf(fixed))}, che è bloccato.`);
    return false;
  };
  /** Whether nodes may go with all they hold: what is locked inside of them stays. */
  const areRemovable = (ids: readonly NodeId[]): boolean => {
    if (!areFree(ids)) return false;
    const { nodes } = store.getState();
    for (const id of ids) {
      const inside = descendants({ nodes }, id).find(isLocked);
      if (inside === undefined) continue;
      no(`${nameOf(id)} contiene ${nameOf(inside)}, che è bloccato.`);
      return false;
    }
    return true;
  };
  /** Whether blocks may be put into a container; says why not. */
  const isOpen = (parentId: NodeId): boolean => {
    const parent = nodeOf(parentId);
    if (!parent || !acceptsChildren(parent.component)) return false;
    if (parent.uneditable) no(`${nameOf(parentId)} è bloccato: sbloccalo per aggiungere blocchi.`);
    return !parent.uneditable;
  };

  const placeOf = (id: NodeId) => {
    const parentId = parentOf(id);
    const siblings = nodeOf(parentId)?.childIds ?? [];
    return { parentId, index: siblings.indexOf(id), count: siblings.length };
  };
  const placeAfter = (id: NodeId): DropPlace => {
    if (id === ROOT_ID) return { parentId: ROOT_ID, index: nodeOf(ROOT_ID)?.childIds.length ?? 0 };
    const { parentId, index } = placeOf(id);
    return isLocked(parentId) ? placeAfter(parentId) : { parentId, index: index + 1 };
  };
  const insertionPlace = (): DropPlace => {
    const { insertAt } = ui.getState();
    if (insertAt && nodeOf(insertAt.parentId)) return insertAt;
    const { currentlyEditing } = store.getState();
    const selected = currentlyEditing === null ? undefined : nodeOf(currentlyEditing);
    if (!selected) return placeAfter(ROOT_ID);
    const isEmpty = acceptsChildren(selected.component) && selected.childIds.length === 0;
    if (isEmpty && !selected.uneditable) return { parentId: selected.id, index: 0 };
    return placeAfter(selected.id);
  };

  return {
    ...{ say, nodeOf, nameOf, isLocked, parentOf, areFree, areRemovable, isOpen },
    ...{ placeOf, placeAfter, insertionPlace },
  };
}
