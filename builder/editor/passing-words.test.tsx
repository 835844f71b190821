// @vitest-environment happy-dom

import { serializeDocument } from '@renderer/document/serialize.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setProp } from '../commands/set-prop.ts';
import { createSession } from '../session.ts';
import { assure, refuse } from '../store/ui-store.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { node, page } from '../test-support/document.ts';
import { SessionContext } from './context.ts';
import { PassingWords } from './PassingWords.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open() {
  vi.useFakeTimers();
  const content = serializeDocument(page(node('a')));
  const session = createSession(bootstrapFor('http://127.0.0.1:9', content));
  const { container } = render(
    <SessionContext value={session}>
      <PassingWords />
    </SessionContext>,
  );
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { session, container, pass };
}

it('what Ctrl+Z takes back is no longer told after another step', async () => {
  const { session, container, pass } = open();
  const write = (value: string) =>
    act(() => setProp(session.store, { id: 'a', name: 'title', value }));
  act(() => assure(session.ui, '«Testo» eliminato. Annulla con Ctrl+Z.'));
  // The step itself may come after its words.
  write('Luce');
  await pass(1_000);
  expect(container.textContent).toContain('eliminato');
  write('Gas');
  await pass(100);
  expect(container.textContent).toBe('');
});

it('of two steps in a row the second one is told', async () => {
  const { session, container, pass } = open();
  act(() => assure(session.ui, 'Eliminato: Luce. Annulla con Ctrl+Z.'));
  await pass(1_000);
  await act(async () => {
    assure(session.ui, 'Eliminato: Gas. Annulla con Ctrl+Z.');
    setProp(session.store, { id: 'a', name: 'title', value: 'Gas' });
  });
  await pass(1_000);
  expect(container.textContent).toContain('Eliminato: Gas');
});

it('shows what went well, and why nothing happened, for a moment each', async () => {
  const { session, container, pass } = open();
  act(() => assure(session.ui, 'Le modifiche sono online.'));
  await pass(3_000);
  expect(container.textContent).toBe('Le modifiche sono online.');
  expect(session.ui.getState().announcement.text).toBe('Le modifiche sono online.');
  act(() => refuse(session.ui, 'Il blocco è bloccato.'));
  await pass(4_000);
  expect(container.textContent).toBe('Il blocco è bloccato.');
  await pass(4_000);
  expect(container.textContent).toBe('');
});

it('what was done is taken back by a press, for as long as the pointer is there', async () => {
  const { session, container, pass } = open();
  const { store, ui } = session;
  act(() => setProp(store, { id: 'a', name: 'title', value: 'Luce' }));
  act(() => assure(ui, '«Testo» eliminato. Annulla con Ctrl+Z.'));
  expect(ui.getState().announcement.text).toBe('«Testo» eliminato. Annulla con Ctrl+Z.');
  await pass(100);
  const undo = screen.getByText('Annulla');
  fireEvent.pointerEnter(undo.closest('p') as HTMLElement);
  await pass(30_000);
  fireEvent.pointerLeave(undo.closest('p') as HTMLElement);
  await pass(9_000);
  expect(container.textContent).toBe('«Testo» eliminato.Annulla');
  fireEvent.click(undo);
  expect(store.getState().nodes.get('a')?.props).toEqual({});
  await pass(100);
  expect(container.textContent).toMatch(/^Annullato: /);
});

it('words that go from under the pointer hold no others', async () => {
  const { session, container, pass } = open();
  act(() => assure(session.ui, 'Copiato.'));
  await pass(100);
  fireEvent.pointerEnter(screen.getByText('Copiato.'));
  act(() => assure(session.ui, 'Le modifiche sono online.'));
  await pass(7_000);
  expect(container.textContent).toBe('');
});
