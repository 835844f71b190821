// @vitest-environment happy-dom

import { serializeDocument } from '@renderer/document/serialize.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createSession } from '../session.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { node, page } from '../test-support/document.ts';
import { Tooltips } from '../ui/Tooltips.tsx';
import { SessionContext } from './context.ts';
import { SelectionPanel } from './SelectionPanel.tsx';

afterEach(cleanup);

function show(selected: string[], ...nodes: ReturnType<typeof node>[]) {
  const content = serializeDocument(page(...nodes));
  const session = createSession(bootstrapFor('http://127.0.0.1:9', content));
  session.actions.selectMany(selected);
  render(
    <SessionContext value={session}>
      <Tooltips>
        <SelectionPanel />
      </Tooltips>
    </SessionContext>,
  );
  return session;
}

const heldBack = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-disabled') === 'true')
    .map((button) => button.textContent);

it('speaks of one block where a container is selected with what it holds', () => {
  const box = node('box', { component: 'PageBlock', childIds: ['a'] });
  show(['box', 'a'], box, node('a'));
  expect(screen.getByRole('heading').textContent).toBe('1 blocco selezionato');
  expect(heldBack()).toEqual([]);
});

it('holds back what a lock around one of the blocks stands against, and says why', () => {
  const box = node('box', { component: 'PageBlock', childIds: ['a'], uneditable: true });
  show(['a', 'b'], box, node('a'), node('b'));
  const [up] = screen.getAllByRole('button', { name: 'Sposta su' });
  expect(up?.title).toBe('«Blocco di testo» sta in «Sezione», che è bloccato.');
  expect(heldBack()).toEqual([
    ...['Sposta su', 'Sposta giù', 'Taglia', 'Duplica', 'Blocca'],
    ...['Nascondi sul sito', 'Rendi condivisi', 'Elimina'],
  ]);
});

it('lets a block that is locked itself be duplicated and unlocked', () => {
  show(['a', 'b'], node('a', { uneditable: true }), node('b', { uneditable: true }));
  expect(heldBack()).not.toContain('Duplica');
  expect(heldBack()).not.toContain('Sblocca');
  expect(heldBack()).toContain('Elimina');
});

it('asked for what can be done at one of several, does it to all of them', async () => {
  const { actions, store, ui } = show(['a', 'b'], node('a'), node('b'), node('c'));
  await act(async () => {
    actions.selectFor('a');
    ui.setState({ menuAt: { left: 10, top: 10 } });
  });
  const menu = await screen.findByRole('menu', { name: 'Azioni sui blocchi' });
  expect(menu.textContent).toMatch(/^2 blocchi selezionati/);
  fireEvent.click(screen.getByRole('menuitem', { name: /^Nascondi sul sito/ }));
  const { nodes } = store.getState();
  expect(['a', 'b', 'c'].map((id) => nodes.get(id)?.hidden ?? false)).toEqual([true, true, false]);
  act(() => actions.selectFor('c'));
  expect(store.getState().currentlyEditing).toBe('c');
  expect(ui.getState().selection.size).toBe(0);
});
