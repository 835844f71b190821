import type { DocumentNode, NodeId } from '@renderer/document/types.ts';
import type { DropPlace } from '../canvas-protocol.ts';
import { type Payload, readPayload, writePayload } from '../clipboard/payload.ts';
import { currentVersions } from '../cms/prepare-for-save.ts';
import { pasteItem } from '../commands/paste-item.ts';
import { isContentOf } from '../contents.ts';
import { fieldAt } from '../form/field-at.ts';
import { fitItem } from '../form/fit-item.ts';
import { readyForm } from '../form/load-form.ts';
import { withOwnTitle } from '../key-titles.ts';
import { contentsOf, givenBy, isFields, keysGivenBy, keyTakenBy, withFreeKey } from '../keys.ts';
import type { Session } from '../session.ts';
import { documentOf } from '../store/state.ts';
import { assure } from '../store/ui-store.ts';
import type { Guards } from './guards.ts';
import type { Selecting } from './selecting.ts';

/** Items on their way to another place, page or tab, with the blocks that belong to them. */
export interface Carrying {
  /** What belongs to an item of a block, as the text that goes to the clipboard with it; undefined of none. */
  contentsToCarry(id: NodeId, index: number): string | undefined;
  /**
   * Puts an item that was copied into a block's list, with what `contentsToCarry` said belonged to it;
   * false, and nothing is done, where that is none or has no place here.
   */
  pasteItem(
    id: NodeId,
    item: { items: readonly unknown[]; index: number; contents: string },
  ): boolean;
  /**
   * Puts a copied block at a place of the page together with the item that it is the content of, as a
   * copy of that item where it is there already; false, and nothing is done, where it is that of none,
   * or the place is none for it.
   */
  pasteContent(payload: Payload, place: DropPlace): boolean;
}

export function createCarrying(
  { store, ui }: Pick<Session, 'store' | 'ui'>,
  { nodeOf, lockOf }: Pick<Guards, 'nodeOf' | 'lockOf'>,
  { select }: Pick<Selecting, 'select'>,
): Carrying {
  /** Where among a block's children what belongs to an item comes: after that of the items before it. */
  const placeFor = (node: DocumentNode, keys: readonly string[], index: number) => {
    const taken = node.childIds.map((child) => keyTakenBy(nodeOf(child) ?? { component: '' }));
    const before = new Set(keys.slice(0, index));
    const last = taken.findLastIndex((key) => before.has(key));
    if (last >= 0) return last + 1;
    const first = taken.findIndex((key) => keys.includes(key));
    return first >= 0 ? first : taken.length;
  };
  const paste = (
    node: DocumentNode,
    { items, index, payload }: { items: readonly unknown[]; index: number; payload: Payload },
  ): boolean => {
    const given = givenBy(node);
    const subtrees = payload.subtrees.filter((subtree) => isContentOf(subtree, node));
    if (!given || subtrees.length === 0 || lockOf(node.id) !== undefined) return false;
    const listed = { component: node.component, props: { [given.list]: items } };
    const keys = keysGivenBy(listed).map(({ key }) => key);
    const place = placeFor(node, keys.toSpliced(index, 1), index);
    const [to = '', contents] = [keys[index], { ...payload, subtrees }];
    pasteItem(store, { id: node.id, items, to, contents, index: place });
    const what = subtrees.length === 1 ? 'il suo contenuto' : 'i suoi contenuti';
    assure(ui, `Scheda incollata in posizione ${index + 1}, con ${what}.`);
    return true;
  };
  return {
    contentsToCarry(id, index) {
      const node = nodeOf(id);
      const document = documentOf(store.getState());
      const { key = '' } = (node && keysGivenBy(node)[index]) ?? {};
      const contents = contentsOf(document.nodes, id, key);
      if (contents.length === 0) return undefined;
      return writePayload(document, contents, currentVersions(document));
    },
    pasteItem(id, { items, index, contents }) {
      const node = nodeOf(id);
      const payload = readPayload(contents);
      return node && payload ? paste(node, { items, index, payload }) : false;
    },
    pasteContent(payload, { parentId, index: at }) {
      const node = nodeOf(parentId);
      const given = node && givenBy(node);
      const [subtree, ...others] = payload.subtrees;
      if (!given || !subtree || others.length > 0 || !isFields(payload.item)) return false;
      if (!isContentOf(subtree, node)) return false;
      const listed = node.props[given.list];
      const items: readonly unknown[] = Array.isArray(listed) ? listed : [];
      const keys = keysGivenBy(node).map(({ key }) => key);
      const before = nodeOf(node.childIds[at - 1] ?? '');
      const index = at === 0 ? 0 : keys.indexOf(keyTakenBy(before ?? subtree)) + 1 || items.length;
      const { schema } = fieldAt(readyForm(node.component), [given.list, 0]);
      const fitted = schema
        ? fitItem(payload.item, schema as Record<string, unknown>)?.value
        : payload.item;
      if (fitted === undefined) return false;
      const own = withOwnTitle(node, fitted);
      const free = withFreeKey(store.getState().nodes, node, own);
      if (!paste(node, { items: items.toSpliced(index, 0, free), index, payload })) return false;
      const { nodes } = store.getState();
      const { key = '' } = keysGivenBy(nodeOf(parentId) ?? node)[index] ?? {};
      select(contentsOf(nodes, parentId, key)[0] ?? parentId);
      return true;
    },
  };
}
