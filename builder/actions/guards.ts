import { type DocumentNode, type NodeId, ROOT_ID } from '@renderer/document/types.ts';
import type { DropPlace } from '../canvas-protocol.ts';
import { acceptsChildren, blockName } from '../catalogue.ts';
import { isHoldingContent, standsBeside } from '../contents.ts';
import { whyFixed, whyHeld, whyKept } from '../locks.ts';
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
  /** A block at the beginning of a sentence, where its name alone would need a gender of its own. */
  const blockOf = (id: NodeId) => nameOf(id).replace(/^(?!«Blocc)/, 'Blocco ');
  const page = { store, feed };
  /** What a block stands in; of the page itself, the page: no way up ends here. */
  const containerOf = (id: NodeId) => feed.parentOf(id) ?? ROOT_ID;

  /** Whether nothing stands against an action on any of some nodes; says what does. */
  const areAll = (ids: readonly NodeId[], why: (id: NodeId) => string | undefined): boolean => {
    if (ids.length === 0 || ids.some((id) => id === ROOT_ID || !nodeOf(id))) return false;
    for (const id of ids) {
      const reason = why(id);
      if (reason === undefined) continue;
      no(reason);
      return false;
    }
    return true;
  };
  /** Whether nodes may be changed or moved. */
  const areFree = (ids: readonly NodeId[]) => areAll(ids, (id) => whyFixed(page, id));
  /** Whether nodes may have others beside them, and a lock of their own. */
  const areReachable = (ids: readonly NodeId[]) => areAll(ids, (id) => whyHeld(page, id));
  /** Whether nodes may go with all they hold: what is locked inside of them stays. */
  const areRemovable = (ids: readonly NodeId[]) => areAll(ids, (id) => whyKept(page, id));
  /** The same of one, asked in silence. */
  const isRemovable = (id: NodeId) => whyKept(page, id) === undefined;
  /** Whether blocks may be put into a container; says why not. */
  const isOpen = (parentId: NodeId): boolean => {
    const parent = nodeOf(parentId);
    if (!parent || !acceptsChildren(parent.component)) return false;
    const lock = feed.lockOf(parentId);
    if (lock === undefined) return true;
    no(`${nameOf(lock)} è bloccato: sbloccalo per aggiungere blocchi.`);
    return false;
  };

  const placeOf = (id: NodeId) => {
    const parentId = containerOf(id);
    const siblings = nodeOf(parentId)?.childIds ?? [];
    return { parentId, index: siblings.indexOf(id), count: siblings.length };
  };
  const placeAfter = (id: NodeId): DropPlace => {
    if (id === ROOT_ID) return { parentId: ROOT_ID, index: nodeOf(ROOT_ID)?.childIds.length ?? 0 };
    const { parentId, index } = placeOf(id);
    const isHeld = feed.lockOf(parentId) !== undefined;
    return isHeld ? placeAfter(parentId) : { parentId, index: index + 1 };
  };
  /** Where what is added below a block comes: below a tab's content it is that tab's, too. */
  const placeBelow = (id: NodeId): DropPlace => {
    const node = nodeOf(id);
    const takesIn = node && isHoldingContent(node) && feed.lockOf(id) === undefined;
    return takesIn ? { parentId: id, index: node.childIds.length } : placeAfter(id);
  };
  /** The place, or the one after the content that a block would come into and stands beside. */
  const placeOfLike = (place: DropPlace, component: string): DropPlace => {
    const parent = nodeOf(place.parentId);
    const isLike = parent && standsBeside({ component }, parent);
    return isLike ? placeOfLike(placeAfter(parent.id), component) : place;
  };
  const insertionPlace = (): DropPlace => {
    const { insertAt } = ui.getState();
    if (insertAt && nodeOf(insertAt.parentId)) return insertAt;
    const { currentlyEditing } = store.getState();
    const selected = currentlyEditing === null ? undefined : nodeOf(currentlyEditing);
    if (!selected) return placeAfter(ROOT_ID);
    const isEmpty = acceptsChildren(selected.component) && selected.childIds.length === 0;
    if (isEmpty && feed.lockOf(selected.id) === undefined)
      return { parentId: selected.id, index: 0 };
    return placeBelow(selected.id);
  };

  return {
    ...{ say, nodeOf, nameOf, blockOf, containerOf, isOpen },
    ...{ areFree, areReachable, areRemovable, isRemovable },
    ...{ placeOf, placeBelow, placeOfLike, insertionPlace, lockOf: feed.lockOf },
  };
}
