import { expect, it } from 'vitest';
import type { EditorStore } from '../store/create-editor-store.ts';
import { changeText, stepText } from '../store/history.ts';
import { node, openStore, page } from '../test-support/document.ts';
import { addMedia } from './add-media.ts';
import { bringBack } from './bring-back.ts';
import { deleteNode } from './delete-node.ts';
import { deleteNodes } from './delete-nodes.ts';
import { duplicateNode } from './duplicate-node.ts';
import { duplicateNodes } from './duplicate-nodes.ts';
import { editMedia } from './edit-media.ts';
import { giveAnchor } from './give-anchor.ts';
import { insertBlock } from './insert-block.ts';
import { moveChild } from './move-child.ts';
import { moveNodes } from './move-nodes.ts';
import { moveTo } from './move-to.ts';
import { pasteBlocks } from './paste-blocks.ts';
import { removeMedia } from './remove-media.ts';
import { renameNode } from './rename-node.ts';
import { setHidden } from './set-hidden.ts';
import { setLocked } from './set-locked.ts';
import { setProp } from './set-prop.ts';
import { shareBlocks } from './share-blocks.ts';
import { toggleEditing } from './toggle-editing.ts';

const subtree = { component: 'TextBlock' };
const end = { parentId: 'root', index: 0 };
const two = ['b', 'a'];
const media = (store: EditorStore) => store.getState().media[0]?.id ?? '';
const paste = (subtrees: (typeof subtree)[]) => (store: EditorStore) =>
  pasteBlocks(store, { payload: { subtrees, media: [] } as never, ...end });

it.each<[line: string, sentence: string, run: (store: EditorStore) => unknown]>([
  ['aggiunta di Blocco di testo', '', (store) => insertBlock(store, { subtree, ...end })],
  ['rimozione di Prezzi', '', (store) => deleteNode(store, { id: 'a' })],
  ['rimozione di 2 blocchi', '', (store) => deleteNodes(store, { ids: two })],
  ['duplicazione di Prezzi', '', (store) => duplicateNode(store, { id: 'a' })],
  ['duplicazione di 2 blocchi', '', (store) => duplicateNodes(store, { ids: two })],
  [
    'spostamento di Prezzi',
    '',
    (store) => moveChild(store, { parentId: 'root', childId: 'a', offset: 1 }),
  ],
  ['spostamento di Blocco di testo', '', (store) => moveTo(store, { id: 'b', ...end })],
  ['spostamento di 2 blocchi', '', (store) => moveNodes(store, { ids: two, ...end })],
  ['copia incollata di Blocco di testo', '', paste([subtree])],
  ['copia incollata di 2 blocchi', '', paste([subtree, subtree])],
  [
    'condivisione di «Promo»',
    '',
    (store) =>
      shareBlocks(store, { ids: ['a'], parentId: 'root', patternId: '7' as never, title: 'Promo' }),
  ],
  [
    'ripristino di Blocco di testo da una versione di prima',
    '',
    (store) =>
      bringBack(store, { id: 'b', version: page(node('b', { props: { title: 'Prima' } })) }),
  ],
  ['aggiunta di casa.png', '', (store) => addMedia(store, { url: '/1.webp', name: 'casa.png' })],
  ['rimozione di gas.png', '', (store) => removeMedia(store, { id: media(store) })],
  [
    'Testo alternativo di gas.png: (vuoto) → «Gas»',
    '«Testo alternativo» di gas.png',
    (store) => editMedia(store, { id: media(store), alt: 'Gas' }),
  ],
  [
    'Titolo di Hero: «Luce» → «Gas»',
    '«Titolo» di Hero',
    (store) =>
      setProp(store, {
        ...{ id: 'b', name: 'title', value: 'Gas', label: 'Titolo', of: 'Hero' },
        ...{ from: 'Luce', to: 'Gas' },
      }),
  ],
  [
    'Nome di Blocco di testo: (vuoto) → «Bonus»',
    '«Nome» di Blocco di testo',
    (store) => renameNode(store, { id: 'b', name: 'Bonus' }),
  ],
  [
    'Ancora di «Prezzi»: (vuoto) → «prezzi»',
    '«Ancora» di «Prezzi»',
    (store) => giveAnchor(store, { id: 'b', anchor: 'prezzi', name: 'Prezzi' }),
  ],
  [
    'Visibilità sul sito di Prezzi: sì → no',
    '«Visibilità sul sito» di Prezzi',
    (store) => setHidden(store, { ids: ['a'], hidden: true }),
  ],
  [
    'Blocco delle modifiche di Prezzi: no → sì',
    '«Blocco delle modifiche» di Prezzi',
    (store) => toggleEditing(store, { id: 'a' }),
  ],
  [
    'Blocco delle modifiche di 2 blocchi: no → sì',
    '«Blocco delle modifiche» di 2 blocchi',
    (store) => setLocked(store, { ids: two, locked: true }),
  ],
])('«%s»', (line, sentence, run) => {
  const store = openStore(page(node('a', { name: 'Prezzi' }), node('b')));
  addMedia(store, { url: '/2.webp', name: 'gas.png' });
  run(store);
  const { change } = store.getState();
  expect(changeText(change)).toBe(line);
  expect(stepText(change)).toBe(sentence || line);
});
