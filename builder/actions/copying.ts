import type { NodeId } from '@renderer/document/types.ts';
import type { DropPlace } from '../canvas-protocol.ts';
import { copyText, recall, remember } from '../clipboard/clipboard.ts';
import { readItem } from '../clipboard/item-payload.ts';
import { readPayload, writePayload } from '../clipboard/payload.ts';
import { currentVersions } from '../cms/prepare-for-save.ts';
import { pasteBlocks } from '../commands/paste-blocks.ts';
import { selectedIds } from '../selection.ts';
import type { Session } from '../session.ts';
import { documentOf } from '../store/state.ts';
import { announce, assure, inform } from '../store/ui-store.ts';
import type { Carrying } from './carrying.ts';
import type { Guards } from './guards.ts';
import type { Selecting } from './selecting.ts';

export interface Copying {
  /** Copies the selected blocks; into a copy event's data where there is one. */
  copy(transfer?: DataTransfer | null): boolean;
  cut(transfer?: DataTransfer | null): boolean;
  /** Pastes blocks, after the selection by default: of a clipboard's text, or what was copied last. */
  paste(text?: string, place?: DropPlace): boolean;
  /** Adds blocks that were saved to be used again, as a clipboard writes them. */
  addSaved(text: string, place?: DropPlace): boolean;
  /** Pastes what was copied last at a place of the page. */
  pasteAt(place: DropPlace): boolean;
}

type Parts = Pick<Session, 'store' | 'ui' | 'problems'>;
interface With {
  guards: Guards;
  selecting: Selecting;
  carrying: Pick<Carrying, 'pasteContent'>;
  /** Deletes what is selected. */
  remove(id: NodeId): void;
}

export function createCopying(
  session: Parts,
  { guards, selecting, carrying, remove }: With,
): Copying {
  const { store, ui, problems } = session;
  const { blockOf, areRemovable, isOpen, insertionPlace, placeOfLike } = guards;

  /** What was asked for and did not happen is seen, too. */
  const show = (sentence: string) => inform(ui, sentence);
  /** Puts the selected blocks into the clipboard; what to say of it. */
  const take = (transfer: DataTransfer | null | undefined, verb: string): string => {
    const ids = selectedIds(session);
    const document = documentOf(store.getState());
    const text = writePayload(document, ids, currentVersions(document));
    if (transfer) {
      transfer.setData('text/plain', text);
      remember(text);
    } else copyText(text);
    const what =
      ids.length === 1 ? `${blockOf(ids[0] ?? '')} ${verb}o` : `${ids.length} blocchi ${verb}i`;
    return `${what}. Incolla con Ctrl+V, anche in un’altra pagina.`;
  };

  return {
    copy(transfer) {
      if (selectedIds(session).length === 0) return false;
      assure(ui, take(transfer, 'copiat'));
      return true;
    },
    cut(transfer) {
      const ids = selectedIds(session);
      const [first] = ids;
      if (first === undefined || !areRemovable(ids)) return false;
      const taken = take(transfer, 'tagliat');
      remove(first);
      assure(ui, taken);
      return true;
    },
    pasteAt(place) {
      return pasteText(recall() ?? '', place);
    },
    paste: (text = recall() ?? '', place = insertionPlace()) => pasteText(text, place),
    addSaved: (text, place = insertionPlace()) => pasteText(text, place, 'aggiunt'),
  };

  function pasteText(
    text: string,
    asked: DropPlace,
    verb: 'incollat' | 'aggiunt' = 'incollat',
  ): boolean {
    const payload = readPayload(text);
    if (!payload) {
      show(
        readItem(text)
          ? 'Negli appunti c’è un elemento di un elenco: incollalo in un elenco, nel pannello del blocco.'
          : 'Negli appunti non ci sono blocchi: copiane da una pagina, poi torna qui a incollarli.',
      );
      return false;
    }
    const place = placeOfLike(asked, payload.subtrees[0]?.component ?? '');
    if (!isOpen(place.parentId)) return false;
    if (carrying.pasteContent(payload, place)) return true;
    const { ids, unknown } = pasteBlocks(store, { payload, verb, ...place });
    selecting.selectMany(ids);
    const done =
      ids.length === 0
        ? `Nessun blocco ${verb}o`
        : ids.length === 1
          ? `${blockOf(ids[0] ?? '')} ${verb}o`
          : `${ids.length} blocchi ${verb}i`;
    const missing =
      unknown.length > 0 ? ` Fuori catalogo, quindi esclusi: ${unknown.join(', ')}.` : '';
    if (missing) show(`${done}.${missing}`);
    else assure(ui, `${done}.`);
    void problems.settled().then(() => {
      const wrong = ids.filter((id) => problems.of(id).length > 0).length;
      if (wrong > 0) announce(ui, `${done}, ${wrong} con problemi da correggere.${missing}`);
    });
    return ids.length > 0;
  }
}
