import { lacksAnchor } from '../anchors.ts';
import type { LinkTarget } from '../cms/find-links.ts';
import { giveAnchor } from '../commands/give-anchor.ts';
import type { Session } from '../session.ts';
import { assure } from '../store/ui-store.ts';
import type { Guards } from './guards.ts';

export interface Anchoring {
  /** Makes what a link was just led to a place of the page, if it is none yet. */
  makePlace(target: LinkTarget): void;
}

export function createAnchoring(
  { store, ui }: Pick<Session, 'store' | 'ui'>,
  { nodeOf, areFree }: Guards,
): Anchoring {
  return {
    makePlace({ receiver: id, address, label: name }) {
      const node = id === undefined ? undefined : nodeOf(id);
      if (!node || !lacksAnchor(node) || !areFree([node.id])) return;
      if (!giveAnchor(store, { id: node.id, anchor: address.slice(1), name })) return;
      assure(ui, `«${name}» ha ora l’indirizzo ${address}. Annulla con Ctrl+Z.`);
    },
  };
}
