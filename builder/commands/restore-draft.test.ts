import { expect, it } from 'vitest';
import { node, openStore, page } from '../test-support/document.ts';
import { restoreDraft } from './restore-draft.ts';
import { setEditing } from './set-editing.ts';

it.each([
  ['a', 'a'],
  ['b', null],
])('leaves %s selected as long as it is in what is put back', (id, selected) => {
  const store = openStore(page(node('a'), node('b')));
  setEditing(store, { id });
  restoreDraft(store, { document: page(node('a')) });
  expect(store.getState().currentlyEditing).toBe(selected);
});
