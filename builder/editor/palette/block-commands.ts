import type { DocumentNode } from '@renderer/document/types.ts';
import { isReference } from '@renderer/patterns/reference.ts';
import { blockName } from '../../catalogue.ts';
import { takesItem } from '../../contents.ts';
import { whyKept } from '../../locks.ts';
import { nodeLabel } from '../../node-label.ts';
import { runShortcut } from '../../run-shortcut.ts';
import type { Session } from '../../session.ts';
import { altKeysOf, keysOf } from '../../ui/keys.ts';
import { whyNotIn, whyNotOut } from '../../why-not-moved.ts';

/** What can be done with the selected block. */
export function blockCommands(session: Session, node: DocumentNode) {
  const { actions, ui } = session;
  const { id } = node;
  const hint = nodeLabel(node);
  const lock = session.feed.lockOf(id);
  const locked = lock !== undefined;
  const isHeld = locked && lock !== id;
  const isKept = whyKept(session, id) !== undefined;
  const container = session.store.getState().nodes.get(session.feed.parentOf(id) ?? '');
  return [
    { label: 'Copia', keys: keysOf('C'), hint, run: () => void actions.copy() },
    !isKept && { label: 'Taglia', keys: keysOf('X'), hint, run: () => void actions.cut() },
    !isHeld && {
      ...{ label: 'Duplica', keys: keysOf('D'), hint },
      run: () => actions.duplicate(id),
    },
    takesItem(node, container) !== undefined && {
      ...{ label: 'Aggiungi una scheda', hint, words: 'tab linguetta nuova' },
      run: () => actions.appendItem(id),
    },
    {
      label: isHeld ? 'Sblocca il contenitore' : locked ? 'Sblocca' : 'Blocca',
      hint: isHeld ? nodeLabel(session.store.getState().nodes.get(lock) ?? node) : hint,
      words: 'lucchetto uneditable',
      run: () => actions.toggleLock(lock ?? id),
    },
    !locked && {
      label: node.hidden ? 'Mostra sul sito' : 'Nascondi sul sito',
      ...{ hint, words: 'visibile invisibile visibilità' },
      run: () => actions.toggleHidden(id),
    },
    {
      ...{ label: 'Salva per riusare', hint, words: 'pattern modello salvati' },
      run: () => ui.setState({ patternOpen: 'copy' }),
    },
    !isKept &&
      !isReference(node) && {
        ...{ label: 'Crea un blocco condiviso', hint, words: 'pattern sincronizzato riusa' },
        run: () => ui.setState({ patternOpen: 'synced' }),
      },
    isReference(node) && {
      ...{ label: 'Modifica blocco condiviso', words: 'pattern apri' },
      run: () => void actions.editShared(id),
    },
    isReference(node) &&
      !locked && {
        ...{ label: 'Scollega il blocco condiviso', words: 'pattern copia stacca' },
        run: () => void actions.detach(id),
      },
    {
      ...{ label: 'Dove si usa questo tipo di blocco', hint: blockName(node.component) },
      run: () => ui.setState({ whereUsed: { component: node.component } }),
    },
    ...(locked
      ? []
      : [
          { label: 'Sposta su', keys: altKeysOf('↑'), hint, run: () => actions.move(id, -1) },
          { label: 'Sposta giù', keys: altKeysOf('↓'), hint, run: () => actions.move(id, 1) },
        ]),
    whyNotIn(session, id) === undefined && {
      ...{ label: 'Sposta dentro il contenitore che precede', keys: altKeysOf('→'), hint },
      run: () => actions.moveIn(id),
    },
    whyNotOut(session, id) === undefined && {
      ...{ label: 'Sposta fuori dal contenitore', keys: altKeysOf('←'), hint },
      run: () => actions.moveOut(id),
    },
    !isKept && {
      ...{ label: 'Elimina', keys: 'Canc', hint, words: 'cancella rimuovi' },
      run: () => runShortcut(session, 'delete'),
    },
  ];
}
