import { parentOf } from '@renderer/document/operations/parent-of.ts';
import type { Document, NodeId } from '@renderer/document/types.ts';
import { bringBack } from '../commands/bring-back.ts';
import { restoreDraft } from '../commands/restore-draft.ts';
import { isSamePage } from '../compare/compare-documents.ts';
import type { Session } from '../session.ts';
import { assure, inform } from '../store/ui-store.ts';
import type { Guards } from './guards.ts';

/** Going back to an older version of the page. */
export interface Restoring {
  /**
   * Puts back an older version of the page: one step, saved with the next save.
   * @param when its moment with a preposition, e.g. `del 12 marzo 2026 alle ore 10:33:05`
   */
  restoreVersion(document: Document, when: string): void;
  /** Puts back one block of it; the rest of the page stays. */
  bringBack(id: NodeId, document: Document): void;
}

export function createRestoring(
  { store, ui }: Pick<Session, 'store' | 'ui'>,
  { nodeOf, nameOf, areFree, isOpen }: Pick<Guards, 'nodeOf' | 'nameOf' | 'areFree' | 'isOpen'>,
): Restoring {
  return {
    restoreVersion(document, when) {
      // It is no longer what was planned, should that have been open.
      const { baseline } = store.getState();
      const isSaved = isSamePage(document, baseline);
      const restored = isSaved ? baseline : document;
      const label = `Ripristino della versione ${when}`;
      restoreDraft(store, { document: restored, label, plan: '' });
      const { status } = ui.getState().page;
      const then =
        status === 'publish' ? 'i visitatori la vedono quando pubblichi' : 'salva per tenerla';
      ui.setState({ published: null });
      const now = status === 'publish' ? 'quella che i visitatori vedono' : 'quella salvata';
      inform(
        ui,
        isSaved
          ? `Versione ${when} ripristinata: è ${now}.`
          : `Versione ${when} ripristinata, per ora solo qui: ${then}.`,
      );
    },
    bringBack(id, document) {
      const parentId = parentOf(document, id);
      const comes = parentId !== undefined && nodeOf(parentId) !== undefined;
      const may = nodeOf(id)
        ? areFree([id]) && (!comes || isOpen(parentId))
        : comes && isOpen(parentId);
      if (may && bringBack(store, { id, version: document }))
        assure(ui, `${nameOf(id)} è di nuovo com’era in quella versione.`);
    },
  };
}
