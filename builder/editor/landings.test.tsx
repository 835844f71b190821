// @vitest-environment happy-dom

import { serializeDocument } from '@renderer/document/serialize.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { finding } from '../checks/check.ts';
import { setSidekick } from '../commands/set-sidekick.ts';
import { openForm } from '../form/load-form.ts';
import { runShortcut } from '../run-shortcut.ts';
import { createSession } from '../session.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { node, page } from '../test-support/document.ts';
import { painted } from '../test-support/open-form.tsx';
import { Tooltips } from '../ui/Tooltips.tsx';
import { SessionContext } from './context.ts';
import { LeftPanel } from './LeftPanel.tsx';
import { paletteEntries } from './palette/entries.ts';
import { Sidekick } from './Sidekick.tsx';
import { TopBar } from './TopBar.tsx';

beforeAll(() => openForm('TextBlock'));
afterEach(cleanup);

async function open(...nodes: ReturnType<typeof node>[]) {
  const content = nodes.length > 0 ? serializeDocument(page(...nodes)) : '';
  const session = createSession(bootstrapFor('http://127.0.0.1:9', content));
  await act(async () => {
    render(
      <Tooltips>
        <SessionContext value={session}>
          <TopBar />
          <LeftPanel />
          <main data-region tabIndex={-1} />
          <Sidekick />
        </SessionContext>
      </Tooltips>,
    );
    await session.problems.settled();
  });
  const shown = (change: () => void) =>
    act(async () => {
      change();
      await painted();
    });
  const press = (shortcut: 'next-region' | 'previous-region') =>
    act(() => runShortcut(session, shortcut));
  return { ...session, shown, press };
}
const block = (id: string, more = {}) => node(id, { component: 'TextBlock', ...more });
const focused = () => document.activeElement;
const side = () => screen.getByRole('complementary', { name: 'Proprietà' });

it('F6 leads straight to what each part of the window is for, and back', async () => {
  const { actions, shown, press } = await open(block('a'));
  await shown(() => actions.select('a'));
  const landings = [
    screen.getByRole('button', { name: 'Cerca comandi e blocchi' }),
    screen.getByRole('tree'),
    screen.getByRole('main'),
    screen.getByRole('textbox', { name: 'Titolo' }),
  ];
  for (const landing of [...landings, landings[0]]) {
    press('next-region');
    expect(focused()).toBe(landing);
  }
  for (const landing of landings.toReversed()) {
    press('previous-region');
    expect(focused()).toBe(landing);
  }
});

it('F6 leads to the search of blocks, and on an empty page to what begins it', async () => {
  const { ui, shown, press } = await open();
  press('next-region');
  press('next-region');
  expect(focused()?.textContent).toMatch(/Scegli un modello|Aggiungi un blocco/);
  await shown(() => ui.setState({ leftTab: 'blocks' }));
  press('next-region');
  press('next-region');
  expect(focused()).toBe(screen.getByRole('searchbox', { name: 'Cerca un blocco' }));
});

it('F6 leads to the search that hides every line', async () => {
  const { press } = await open(block('a'));
  const search = screen.getByRole('searchbox', { name: 'Cerca nella pagina' });
  await act(async () => void fireEvent.change(search, { target: { value: 'zzz' } }));
  press('next-region');
  press('next-region');
  expect(focused()).toBe(search);
});

it('F6 leads to the problems, else to what looks for them', async () => {
  const { store, ui, shown, press } = await open(block('a'));
  const found = finding('samples', block('a'), 'È ancora di esempio.', ['title']);
  await shown(() => setSidekick(store, { component: 'problems' }));
  expect(await screen.findByText('Tutto a posto.')).toBeTruthy();
  press('previous-region');
  expect(focused()).toBe(screen.getByRole('button', { name: 'Ricontrolla' }));
  await shown(() => ui.setState(({ checks }) => ({ checks: { ...checks, findings: [found] } })));
  press('next-region');
  press('previous-region');
  expect(focused()).toBe(screen.getByRole('button', { name: /esempio/ }));
});

it('F6 leads to what frees a locked block, and to the panel where there is nothing to do', async () => {
  const { actions, shown, press } = await open(block('a', { uneditable: true }));
  press('previous-region');
  expect(focused()).toBe(side());
  await shown(() => actions.select('a'));
  press('next-region');
  press('previous-region');
  expect(focused()).toBe(screen.getAllByRole('button', { name: 'Sblocca' }).at(-1));
});

it('Escape closes a panel that the keyboard is in, and only elsewhere lets go of the block', async () => {
  const session = await open(block('a'));
  const { actions, store, shown } = session;
  await shown(() => actions.select('a'));
  await shown(() => setSidekick(store, { component: 'problems' }));
  const pressEscape = () => shown(() => runShortcut(session, 'deselect'));
  screen.getByRole('button', { name: 'Ricontrolla' }).focus();
  await pressEscape();
  // The properties of the block come back.
  expect(store.getState().sidekick).toEqual({ visible: true, component: 'node' });
  expect(store.getState().currentlyEditing).toBe('a');
  await shown(() => setSidekick(store, { component: 'problems' }));
  screen.getByRole('tree').focus();
  await pressEscape();
  expect(store.getState().sidekick.visible).toBe(true);
  expect(store.getState().currentlyEditing).toBeNull();
});

const choose = (session: Parameters<typeof paletteEntries>[0], label: string) =>
  paletteEntries(session)
    .find((entry) => entry.label === label)
    ?.run();

it('«Controlla la pagina» leads to the first problem, known already or found a moment later', async () => {
  const session = await open(block('a'), block('b'));
  const { ui, shown } = session;
  const findings = ['a', 'b'].map((id) =>
    finding('samples', block(id), `È ancora di esempio in ${id}.`, ['title']),
  );
  const find = (state: 'running' | 'done') =>
    shown(() =>
      ui.setState(({ checks }) => ({
        checks: { ...checks, state, findings: state === 'done' ? findings : [] },
      })),
    );
  vi.spyOn(session.actions, 'check').mockResolvedValue([]);
  await find('running');
  await shown(() => choose(session, 'Controlla la pagina'));
  const panel = screen.getByRole('complementary', { name: 'Controlli della pagina' });
  await expect.poll(focused).toBe(panel);
  await find('done');
  const first = screen.getByRole('button', { name: /esempio in a/ });
  expect(focused()).toBe(first);
  await shown(() => screen.getByRole('tree').focus());
  await shown(() => choose(session, 'Controlla la pagina'));
  await expect.poll(focused).toBe(first);
});

it('what is found takes the keyboard from nobody', async () => {
  const session = await open(block('a'));
  vi.spyOn(session.actions, 'check').mockResolvedValue([]);
  await session.shown(() => setSidekick(session.store, { component: 'problems' }));
  const tree = screen.getByRole('tree');
  tree.focus();
  const findings = [finding('samples', block('a'), 'È ancora di esempio.', ['title'])];
  await session.shown(() =>
    session.ui.setState({ checks: { state: 'done', findings, weight: null } }),
  );
  expect(focused()).toBe(tree);
});

it('the panel has no frame when it takes the keyboard over from the field of a block that is gone', async () => {
  const { actions, shown } = await open(block('a'), node('b', { component: 'PageBlock' }));
  await shown(() => actions.select('a'));
  screen.getByRole('textbox', { name: 'Titolo' }).focus();
  await shown(() => actions.select('b'));
  await expect.poll(focused).toBe(side());
  expect(side().dataset.resting).toBe('');
});
