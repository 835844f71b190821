import { storedIdentifier } from '@renderer/document/block-key.ts';
import type { DocumentNode, NodeId } from '@renderer/document/types.ts';
import { addItem } from '../commands/add-item.ts';
import { duplicateItem } from '../commands/duplicate-item.ts';
import { insertBlock } from '../commands/insert-block.ts';
import { moveItem } from '../commands/move-item.ts';
import { removeItem } from '../commands/remove-item.ts';
import { itemShownBy, takesItem } from '../contents.ts';
import { childrenInOrder } from '../key-order.ts';
import { withCopyTitle, withMadeTitle } from '../key-titles.ts';
import {
  contentsOf,
  givenBy,
  keysGivenBy,
  keyTakenBy,
  withFreeKey,
  withKeyTaken,
} from '../keys.ts';
import type { Session } from '../session.ts';
import { assure } from '../store/ui-store.ts';
import type { Guards } from './guards.ts';
import type { Selecting } from './selecting.ts';

/** What is done with items of a block together with the blocks that belong to them. */
export interface Items {
  /** Adds the block that holds what belongs to an item of a block, by the item's id. */
  addContent(id: NodeId, key: string): void;
  /**
   * Puts a new item into a block's list, together with a block that is to show what belongs to it;
   * false, and nothing is done, where items have none.
   */
  addItem(id: NodeId, added: { items: readonly unknown[]; index: number }): boolean;
  /**
   * Adds an item at the end of the list of a block, or of the container whose item it is the content of,
   * with an empty content; its title is selected in the form. Nothing is done where items have none.
   */
  appendItem(id: NodeId): void;
  /**
   * Puts the copy of an item into a block's list, together with copies of the blocks that belong to
   * the item; false, and nothing is done, where none do.
   */
  duplicateItem(id: NodeId, copy: { items: readonly unknown[]; index: number }): boolean;
  /**
   * Duplicates the item whose content a block is, with the content; false, and nothing is done, where
   * it is the content of none.
   */
  duplicateContent(id: NodeId): boolean;
  /**
   * Takes an item out of a block's list, together with the blocks that belong to it; false, and
   * nothing is done, where none do.
   */
  removeItem(id: NodeId, index: number, options?: { isCut?: boolean }): boolean;
  /**
   * Takes the item out whose only content a block is, together with it; false, and nothing is done,
   * where it is the content of none, or the item is the last one.
   */
  removeContent(id: NodeId): boolean;
  /**
   * Moves an item within a block's list, and the blocks that belong to the items with it where they
   * stand in the items' order; false, and nothing is done, where they do not.
   */
  moveItem(id: NodeId, move: { items: readonly unknown[]; from: number; to: number }): boolean;
}

export function createItems(
  { store, ui }: Pick<Session, 'store' | 'ui'>,
  guards: Guards,
  selecting: Selecting,
): Items {
  const { say, nodeOf, nameOf, blockOf, containerOf, isOpen } = guards;

  /** An empty content for the item with an id, and its place: after those of the other items. */
  const contentFor = (node: DocumentNode, key: string) => {
    const content = givenBy(node)?.content;
    if (content === undefined) return undefined;
    const takes = node.childIds.map((child) => keyTakenBy(nodeOf(child) ?? { component: '' }));
    return {
      content: withKeyTaken({ component: storedIdentifier(content) }, key),
      index: takes.findLastIndex((taken) => taken !== '') + 1,
    };
  };

  /** The item that a block is the content of, within the block around it. */
  const itemOf = (id: NodeId) => itemShownBy(nodeOf(id), nodeOf(containerOf(id)));

  const duplicate: Items['duplicateItem'] = (id, { items, index }) => {
    const { nodes } = store.getState();
    const node = nodeOf(id);
    const given = node && givenBy(node);
    if (!given) return false;
    const [from = '', to = ''] = keysGivenBy({
      component: node.component,
      props: { [given.list]: items.slice(index, index + 2) },
    }).map(({ key }) => key);
    // A locked container takes nothing in.
    const contents = contentsOf(nodes, id, from).filter(
      (each) => guards.lockOf(containerOf(each)) === undefined,
    );
    if (contents.length === 0) return false;
    duplicateItem(store, { id, items, from, to, contents });
    const what = contents.length === 1 ? 'il suo contenuto' : 'i suoi contenuti';
    say(`${called(node, index)} duplicata con ${what}.`);
    return true;
  };

  const remove: Items['removeItem'] = (id, index, { isCut = false } = {}) => {
    const { nodes } = store.getState();
    const node = nodeOf(id);
    const given = node && givenBy(node);
    if (!given) return false;
    const keys = keysGivenBy(node).map(({ key }) => key);
    const key = keys[index] ?? '';
    // What another item shows too stays, and what is locked.
    const isOwn = keys.indexOf(key) === keys.lastIndexOf(key);
    const contents = (isOwn ? contentsOf(nodes, id, key) : []).filter(guards.isRemovable);
    if (contents.length === 0) return false;
    const items = (node.props[given.list] as readonly unknown[]).toSpliced(index, 1);
    removeItem(store, { id, items, contents });
    const what = contents.length === 1 ? 'il suo contenuto' : 'i suoi contenuti';
    assure(
      ui,
      isCut
        ? `${called(node, index)} tagliata con ${what}. Incollala in un elenco di schede, anche di un’altra pagina.`
        : `${called(node, index)} eliminata con ${what}. Annulla con Ctrl+Z.`,
    );
    return true;
  };

  const add: Items['addItem'] = (id, { items, index }) => {
    const node = nodeOf(id);
    const given = node && givenBy(node);
    if (!given || guards.lockOf(id) !== undefined) return false;
    const added = { component: node.component, props: { [given.list]: [items[index]] } };
    const made = contentFor(node, keysGivenBy(added)[0]?.key ?? '');
    if (!made) return false;
    addItem(store, { id, items, ...made });
    say(`Scheda ${index + 1} aggiunta con il suo contenuto.`);
    return true;
  };

  return {
    addContent(id, key) {
      const node = nodeOf(id);
      const made = node && contentFor(node, key);
      if (!made || !isOpen(id)) return;
      const { content: subtree, index } = made;
      const added = insertBlock(store, { subtree, parentId: id, index });
      selecting.openForm(added);
      const item = keysGivenBy(node).find((given) => given.key === key);
      say(`${blockOf(added)} aggiunto in ${nameOf(id)}, per «${item?.title || key}».`);
    },
    addItem: add,
    appendItem(id) {
      const node = takesItem(nodeOf(id), nodeOf(containerOf(id)));
      const given = node && givenBy(node);
      if (!given || !isOpen(node.id)) return;
      const listed = node.props[given.list];
      const items: readonly unknown[] = Array.isArray(listed) ? listed : [];
      const index = items.length;
      const item = withMadeTitle(node, withFreeKey(store.getState().nodes, node, {}));
      if (!add(node.id, { items: [...items, item], index })) return;
      const path = [given.list, index, given.title ?? given.name];
      selecting.openField(node.id, path, { marks: true });
    },
    duplicateItem: duplicate,
    duplicateContent(id) {
      const at = itemOf(id);
      if (!at || guards.lockOf(at.parent.id) !== undefined) return false;
      const { parent, items, index } = at;
      const made = withCopyTitle(parent, items[index]);
      const copy = withFreeKey(store.getState().nodes, parent, made);
      if (!duplicate(parent.id, { items: items.toSpliced(index + 1, 0, copy), index }))
        return false;
      const { key = '' } = keysGivenBy(nodeOf(parent.id) ?? parent)[index + 1] ?? {};
      selecting.select(contentsOf(store.getState().nodes, parent.id, key)[0] ?? id);
      return true;
    },
    removeItem: remove,
    removeContent(id) {
      const { nodes } = store.getState();
      const at = itemOf(id);
      if (!at || at.items.length < 2 || !guards.isRemovable(id)) return false;
      const { parent, index } = at;
      const { key = '' } = keysGivenBy(parent)[index] ?? {};
      if (contentsOf(nodes, parent.id, key).length > 1 || !remove(parent.id, index)) return false;
      const siblings = nodeOf(parent.id)?.childIds ?? [];
      const next = siblings[Math.min(parent.childIds.indexOf(id), siblings.length - 1)];
      selecting.select(next ?? parent.id);
      return true;
    },
    moveItem(id, { items, from, to }) {
      const node = nodeOf(id);
      const children = childrenInOrder(store.getState().nodes, id, items);
      const goes = children?.filter((child, at) => node?.childIds[at] !== child) ?? [];
      if (!node || !children || goes.some((child) => guards.lockOf(child) !== undefined))
        return false;
      moveItem(store, { id, items, children });
      say(`${called(node, from)} spostata in posizione ${to + 1}, con il suo contenuto.`);
      return true;
    },
  };
}

/** An item in a sentence: by its title, or by its place where it has none. */
function called(node: DocumentNode, index: number): string {
  const title = keysGivenBy(node)[index]?.title;
  return title ? `Scheda «${title}»` : `Scheda ${index + 1}`;
}
