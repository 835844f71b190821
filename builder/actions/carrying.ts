import type { DocumentNode, NodeId } from '@renderer/document/types.ts';
import { readPayload, writePayload } from '../clipboard/payload.ts';
import { currentVersions } from '../cms/prepare-for-save.ts';
import { pasteItem } from '../commands/paste-item.ts';
import { isContentOf } from '../contents.ts';
import { contentsOf, givenBy, keysGivenBy, keyTakenBy } from '../keys.ts';
import type { Session } from '../session.ts';
import { documentOf } from '../store/state.ts';
import type { Guards } from './guards.ts';

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
}

export function createCarrying(
  { store }: Pick<Session, 'store'>,
  { nodeOf, lockOf, say }: Pick<Guards, 'nodeOf' | 'lockOf' | 'say'>,
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
      const given = node && givenBy(node);
      const payload = readPayload(contents);
      if (!node || !given || !payload || lockOf(id) !== undefined) return false;
      const subtrees = payload.subtrees.filter((subtree) => isContentOf(subtree, node));
      if (subtrees.length === 0) return false;
      const listed = { component: node.component, props: { [given.list]: items } };
      const keys = keysGivenBy(listed).map(({ key }) => key);
      const own = { ...payload, subtrees };
      const place = placeFor(node, keys.toSpliced(index, 1), index);
      pasteItem(store, { id, items, to: keys[index] ?? '', contents: own, index: place });
      const what = subtrees.length === 1 ? 'il suo contenuto' : 'i suoi contenuti';
      say(`Scheda incollata in posizione ${index + 1}, con ${what}.`);
      return true;
    },
  };
}
