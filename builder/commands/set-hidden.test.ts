import { expect, it } from 'vitest';
import { changeText, historyEntries } from '../store/history.ts';
import { node, openStore, page } from '../test-support/document.ts';
import { setHidden } from './set-hidden.ts';
import { undo } from './undo.ts';

const open = () => openStore(page(node('a'), node('b', { hidden: true }), node('c')));

it('hides blocks and shows them again, as if they had never been hidden', () => {
  const store = open();
  const flags = () => [...store.getState().nodes.values()].filter((each) => 'hidden' in each);
  setHidden(store, { ids: ['a', 'b', 'c'], hidden: true });
  expect(flags().map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  setHidden(store, { ids: ['a', 'b', 'c'], hidden: false });
  expect(flags()).toEqual([]);
  undo(store, { steps: 2 });
  expect(flags().map(({ id }) => id)).toEqual(['b']);
});

it('is one step with a name, and none where nothing changes', () => {
  const store = open();
  const last = () =>
    historyEntries(store)
      .map(({ change }) => changeText(change))
      .at(-1);
  setHidden(store, { ids: ['b'], hidden: true });
  expect(last()).toBe('Apertura della pagina');
  setHidden(store, { ids: ['b'], hidden: false });
  expect(last()).toBe('Visibilità sul sito di Blocco di testo: no → sì');
  setHidden(store, { ids: ['a', 'c'], hidden: true });
  expect(last()).toBe('Visibilità sul sito di 2 blocchi: sì → no');
});
