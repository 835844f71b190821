import { descendants } from '@renderer/document/operations/descendants.ts';
import type { Subtree } from '@renderer/document/operations/insert-subtree.ts';
import { type NodeId, ROOT_ID } from '@renderer/document/types.ts';
import { starterSubtree } from '../blocks/starter-subtree.ts';
import { calledBy } from '../called-by.ts';
import type { DropPlace } from '../canvas-protocol.ts';
import { acceptsChildren, blockName } from '../catalogue.ts';
import { deleteNodes } from '../commands/delete-nodes.ts';
import { duplicateNode } from '../commands/duplicate-node.ts';
import { duplicateNodes } from '../commands/duplicate-nodes.ts';
import { insertBlock } from '../commands/insert-block.ts';
import { moveItem } from '../commands/move-item.ts';
import { moveNodes } from '../commands/move-nodes.ts';
import { moveTo } from '../commands/move-to.ts';
import { renameNode } from '../commands/rename-node.ts';
import { setEditing } from '../commands/set-editing.ts';
import { setHidden } from '../commands/set-hidden.ts';
import { setLocked } from '../commands/set-locked.ts';
import { toggleEditing } from '../commands/toggle-editing.ts';
import { isContentOf, isHoldingContent, standsBeside } from '../contents.ts';
import { namedHere } from '../editor/named-node.ts';
import { setField } from '../form/set-field.ts';
import { itemsInOrder } from '../key-order.ts';
import { giverOf, keysWithoutContent, type TitlePlace, withKeyTaken } from '../keys.ts';
import { notLoaded } from '../not-loaded.ts';
import { selectedIds } from '../selection.ts';
import type { Session } from '../session.ts';
import { assure, refuse } from '../store/ui-store.ts';
import { fail, mend } from './failures.ts';
import type { Guards } from './guards.ts';
import type { Selecting } from './selecting.ts';

/** What is done with blocks. An id that is one of several selected blocks stands for them all. */
export interface Arranging {
  move(id: NodeId, offset: -1 | 1): void;
  /** Into the container that stands before the block. */
  moveIn(id: NodeId): void;
  /** Out of its container, after it. */
  moveOut(id: NodeId): void;
  place(id: NodeId, place: DropPlace): void;
  remove(id: NodeId): void;
  duplicate(id: NodeId): void;
  toggleLock(id: NodeId): void;
  /** Hides a block from visitors, or shows it to them again. */
  toggleHidden(id: NodeId): void;
  rename(id: NodeId, name: string): void;
  /** Whether a block may be changed; says why not. */
  isFree(id: NodeId): boolean;
  /** Opens the block picker, which then adds at the place. */
  pickBlock(place: DropPlace): void;
  insert(component: string, place?: DropPlace): Promise<void>;
}

type Parts = Pick<Session, 'store' | 'ui' | 'feed' | 'patterns'>;

export function createArranging(session: Parts, guards: Guards, selecting: Selecting): Arranging {
  const { store, ui, feed } = session;
  const { say, nodeOf, nameOf, areFree, areReachable, areRemovable, isOpen } = guards;
  const { blockOf, placeOf, placeOfLike, insertionPlace } = guards;
  /** The blocks an action on one of them is about. */
  const group = (id: NodeId): readonly NodeId[] => {
    const ids = selectedIds(session);
    return ui.getState().selection.size > 1 && ui.getState().selection.has(id) ? ids : [id];
  };
  /** What something came into, told from others that are called alike. */
  const within = (id: NodeId) => (id === ROOT_ID ? nameOf(id) : `«${namedHere(session, id)}»`);
  const blocks = (ids: readonly NodeId[]) =>
    ids.length === 1 ? blockOf(ids[0] ?? '') : `${ids.length} blocchi`;

  const place = (id: NodeId, asked: DropPlace) => {
    const ids = group(id);
    const target = placeOfLike(asked, nodeOf(id)?.component ?? '');
    if (!areFree(ids) || !isOpen(target.parentId)) return;
    if (ids.length > 1) {
      const moved = moveNodes(store, { ids, ...target });
      if (moved) say(`${ids.length} blocchi spostati in ${within(target.parentId)}.`);
      else refuse(ui, 'Lì non possono stare.');
      return;
    }
    const [only = id] = ids;
    const { parentId, index } = placeOf(only);
    // The place was measured with the node still there.
    const shift = parentId === target.parentId && index < target.index ? 1 : 0;
    const to = target.index - shift;
    if (parentId === target.parentId && to === index)
      return refuse(ui, `${nameOf(only)} è già lì.`);
    const moved =
      parentId === target.parentId
        ? moveAmong(only, parentId, to)
        : moveTo(store, { id: only, parentId: target.parentId, index: to }) &&
          `${blockOf(only)} spostato`;
    if (!moved) return refuse(ui, `${nameOf(only)} non può stare lì.`);
    // What was dragged need not have been selected.
    selecting.select(only);
    say(`${moved} in ${within(target.parentId)}.`);
  };

  /**
   * Moves a block among those beside it; the content of an item takes the item along where contents
   * and items stand in the same order, since that is one order to whoever looks at the page.
   * @returns what was moved; undefined where the block stays
   */
  const moveAmong = (id: NodeId, parentId: NodeId, to: number): string | undefined => {
    const { nodes } = store.getState();
    const others = (nodes.get(parentId)?.childIds ?? []).filter((child) => child !== id);
    const children = others.toSpliced(to, 0, id);
    const items = isContentOf(nodeOf(id), nodeOf(parentId))
      ? itemsInOrder(nodes, parentId, children)
      : undefined;
    if (items && moveItem(store, { id: parentId, items, children })) {
      return `${blockOf(id)} spostato, con la sua scheda`;
    }
    return moveTo(store, { id, parentId, index: to }) ? `${blockOf(id)} spostato` : undefined;
  };

  const moveSeveral = (ids: readonly NodeId[], offset: -1 | 1) => {
    const places = ids.map(placeOf);
    const parentId = places[0]?.parentId ?? ROOT_ID;
    if (places.some((at) => at.parentId !== parentId)) {
      refuse(ui, 'Si spostano insieme solo blocchi dello stesso contenitore.');
      return;
    }
    const indices = places.map(({ index }) => index);
    const count = places[0]?.count ?? 0;
    const index = offset < 0 ? Math.min(...indices) - 1 : Math.max(...indices) + 2;
    if (index < 0) return refuse(ui, 'Sono già in cima al loro contenitore.');
    if (index > count) return refuse(ui, 'Sono già in fondo al loro contenitore.');
    moveNodes(store, { ids, parentId, index });
    say(`${ids.length} blocchi spostati ${offset < 0 ? 'su' : 'giù'}.`);
  };

  async function insert(component: string, asked?: DropPlace): Promise<void> {
    const target = placeOfLike(asked ?? insertionPlace(), component);
    const what = `«${blockName(component)}» non è stato aggiunto.`;
    mend(ui, what);
    let subtree: Subtree;
    try {
      const around = store.getState().nodes.get(target.parentId)?.component;
      subtree = tied(await starterSubtree(component, around), target.parentId);
    } catch (error) {
      const again = () => insert(component, asked);
      return fail(ui, { what, failure: notLoaded(error), again });
    }
    if (!isOpen(target.parentId)) return;
    const id = insertBlock(store, { subtree, ...target });
    ui.setState({ insertAt: null, selection: new Set() });
    setEditing(store, { id });
    say(`${blockOf(id)} aggiunto in ${within(target.parentId)}.`);
  }

  /** A new block for an item of the block that it comes into: the first that has no content yet. */
  const tied = (subtree: Subtree, within: NodeId): Subtree => {
    const { nodes } = store.getState();
    const giver = giverOf(
      { nodes, parentOf: feed.parentOf },
      { component: subtree.component, within },
    );
    const [key] = giver ? keysWithoutContent(nodes, giver.id) : [];
    return key === undefined ? subtree : withKeyTaken(subtree, key);
  };

  /** An item keeps its title where none is written: it would be called by nothing. */
  const retitle = ({ id, path, title }: TitlePlace, wanted: string) => {
    if (wanted === '' || wanted === title || !areFree([id])) return;
    setField(store, { id, path, value: wanted });
    say(`La scheda si chiama ora «${wanted}».`);
  };

  return {
    place,
    insert,
    isFree: (id) => areFree([id]),
    move(id, offset) {
      const ids = group(id);
      if (!areFree(ids)) return;
      if (ids.length > 1) return moveSeveral(ids, offset);
      const [only = id] = ids;
      const { parentId, index, count } = placeOf(only);
      const isAtEnd = index + offset < 0 || index + offset >= count;
      const moved = isAtEnd ? undefined : moveAmong(only, parentId, index + offset);
      if (moved === undefined) {
        refuse(ui, `${blockOf(only)} è già ${offset < 0 ? 'il primo' : 'l’ultimo'}.`);
        return;
      }
      say(`${moved}: posizione ${index + offset + 1} di ${count}.`);
    },
    moveIn(id) {
      // Of several the topmost says where: what stands before another may be one of them.
      const [first = id] = group(id);
      const { parentId, index } = placeOf(first);
      const before = nodeOf(nodeOf(parentId)?.childIds[index - 1] ?? '');
      const node = nodeOf(first);
      const isAside = before && node && standsBeside(node, before);
      if (!before || isAside || !acceptsChildren(before.component)) {
        refuse(ui, `Prima di ${nameOf(first)} non c’è un contenitore.`);
        return;
      }
      // Among the contents of tabs it would show under each: it comes into the last one.
      const content = before.childIds.findLast((child) => isContentOf(nodeOf(child), before));
      const into =
        (content !== undefined && !isContentOf(node, before) && nodeOf(content)) || before;
      place(id, { parentId: into.id, index: into.childIds.length });
    },
    moveOut(id) {
      const { parentId } = placeOf(id);
      if (parentId === ROOT_ID)
        return refuse(ui, `${nameOf(id)} è già al primo livello della pagina.`);
      const beside = placeOf(parentId);
      // Between two contents it would show under each tab: out of one is below them all.
      const isContent = isContentOf(nodeOf(parentId), nodeOf(beside.parentId));
      const { parentId: outer, index } = isContent ? placeOf(beside.parentId) : beside;
      place(id, { parentId: outer, index: index + 1 });
    },
    remove(id) {
      const ids = group(id);
      if (!areRemovable(ids)) return;
      const what = blocks(ids);
      const held = ids.length === 1 ? descendants(store.getState(), ids[0] ?? id).length - 1 : 0;
      const { parentId, index } = placeOf(ids[0] ?? id);
      deleteNodes(store, { ids });
      const done = ids.length === 1 ? 'eliminato' : 'eliminati';
      const along =
        held === 1 ? ' con il blocco che conteneva' : ` con i ${held} blocchi che conteneva`;
      assure(ui, `${what} ${done}${held > 0 ? along : ''}. Annulla con Ctrl+Z.`);
      const siblings = nodeOf(parentId)?.childIds ?? [];
      const next = siblings[Math.min(index, siblings.length - 1)];
      ui.setState({ selection: new Set() });
      setEditing(store, { id: next ?? (parentId === ROOT_ID ? null : parentId) });
    },
    duplicate(id) {
      const ids = group(id);
      if (!areReachable(ids)) return;
      if (ids.length > 1) {
        selecting.selectMany(duplicateNodes(store, { ids }));
        say(`${ids.length} blocchi duplicati.`);
        return;
      }
      const [only = id] = ids;
      const copy = duplicateNode(store, { id: only });
      if (copy === undefined) return;
      selecting.select(copy);
      say(`${blockOf(only)} duplicato.`);
    },
    toggleLock(id) {
      const ids = group(id);
      if (!areReachable(ids)) return;
      if (ids.length > 1) {
        const locked = !ids.every((each) => nodeOf(each)?.uneditable);
        setLocked(store, { ids, locked });
        say(`${ids.length} blocchi ${locked ? 'bloccati' : 'sbloccati'}.`);
        return;
      }
      const [only = id] = ids;
      toggleEditing(store, { id: only });
      say(`${nameOf(only)} ${nodeOf(only)?.uneditable ? 'bloccato' : 'sbloccato'}.`);
    },
    toggleHidden(id) {
      const ids = group(id);
      if (!areFree(ids)) return;
      const hidden = !ids.every((each) => nodeOf(each)?.hidden);
      setHidden(store, { ids, hidden });
      const what = hidden ? 'non si vede più sul sito' : 'si vede di nuovo sul sito';
      say(
        ids.length === 1
          ? `${nameOf(id)} ${what}.`
          : `${ids.length} blocchi ${hidden ? 'non si vedono più' : 'si vedono di nuovo'} sul sito.`,
      );
    },
    rename(id, name) {
      if (!areFree([id])) return;
      const item = calledBy(session, id);
      if (item) return retitle(item, name.trim());
      if (renameNode(store, { id, name })) say(`Ora si chiama ${nameOf(id)}.`);
    },
    pickBlock(target) {
      if (!isOpen(target.parentId)) return;
      const into = nodeOf(target.parentId);
      // The tab that is filled is the one that shows as chosen.
      if (into && isHoldingContent(into) && into.childIds.length === 0) selecting.select(into.id);
      const picks = ui.getState().picks + 1;
      ui.setState({ insertAt: target, picks, leftTab: 'blocks', leftVisible: true });
    },
  };
}
