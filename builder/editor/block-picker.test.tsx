// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createSession, type Session } from '../session.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { Tooltips } from '../ui/Tooltips.tsx';
import { BlockPicker } from './BlockPicker.tsx';
import { SessionContext } from './context.ts';

afterEach(cleanup);

const show = (session: Session) =>
  render(
    <SessionContext value={session}>
      <Tooltips>
        <BlockPicker />
      </Tooltips>
    </SessionContext>,
  );

it('says that nothing was found only where no saved block was found either', async () => {
  const session = createSession(bootstrapFor('http://127.0.0.1:9'));
  const pattern = { id: 4, title: 'Invito estivo', content: '', synced: false, modified: '' };
  session.ui.setState({ patterns: [pattern] });
  show(session);
  const search = (value: string) =>
    act(async () => {
      fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
    });
  await search('invito');
  expect(screen.getByRole('button', { name: 'Invito estivo' })).toBeTruthy();
  expect(screen.queryByText(/^Nessun blocco per/)).toBeNull();
  await search('inverno');
  expect(screen.getByText(/^Nessun blocco per «inverno»/)).toBeTruthy();
});

it('puts what is called so first, and adds it by Enter', async () => {
  const session = createSession(bootstrapFor('http://127.0.0.1:9'));
  session.actions.insert = vi.fn(async () => {});
  show(session);
  const search = screen.getByRole('searchbox');
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(session.actions.insert).not.toHaveBeenCalled();
  await act(async () => {
    fireEvent.change(search, { target: { value: 'text block' } });
  });
  const [first] = within(screen.getByRole('region', { name: 'Testi' })).getAllByRole('button');
  expect(first?.textContent).toMatch(/^Text block/);
  expect(screen.getByText(/Invio aggiunge «Text block»/)).toBeTruthy();
  fireEvent.keyDown(search, { key: 'Enter', isComposing: true });
  expect(session.actions.insert).not.toHaveBeenCalled();
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(session.actions.insert).toHaveBeenCalledExactlyOnceWith('TextBlock');
});

it('takes the keyboard to its search where a block was asked for', async () => {
  const session = createSession(bootstrapFor('http://127.0.0.1:9'));
  show(session);
  expect(document.activeElement).toBe(document.body);
  await act(async () => session.actions.pickBlock({ parentId: 'root', index: 0 }));
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

it('begins with what pages are made of, and ends with what few need', () => {
  show(createSession(bootstrapFor('http://127.0.0.1:9')));
  const groups = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(groups.slice(0, 4)).toEqual(['Hero', 'Testi', 'Sezioni', 'Prodotti']);
  expect(groups.slice(-2)).toEqual(['Decorazioni', 'Codice']);
});
