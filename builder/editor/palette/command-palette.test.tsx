// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { CmsClient } from '../../cms/cms-client.ts';
import type { PageEntry } from '../../cms/pages.ts';
import { createSession } from '../../session.ts';
import { bootstrapFor } from '../../test-support/cms-server.ts';
import { Tooltips } from '../../ui/Tooltips.tsx';
import { SessionContext } from '../context.ts';
import { CommandPalette } from './CommandPalette.tsx';

afterEach(cleanup);

it('leaves the keyboard in the part of the window whose content went by what was chosen', async () => {
  const panel = document.body.appendChild(document.createElement('aside'));
  panel.dataset.region = '';
  panel.tabIndex = -1;
  const field = panel.appendChild(document.createElement('button'));
  field.focus();
  const { unmount } = render(
    <SessionContext value={createSession(bootstrapFor('http://127.0.0.1:9'))}>
      <Tooltips>
        <CommandPalette scope="all" />
      </Tooltips>
    </SessionContext>,
  );
  field.remove();
  unmount();
  await expect.poll(() => document.activeElement).toBe(panel);
  panel.remove();
});

const PAGES: PageEntry[] = [
  { id: 7, title: 'Luce', path: '/luce', status: 'draft' },
  { id: 2, title: 'Come si legge la bolletta', path: '/bolletta', status: 'publish' },
  ...[3, 4, 5, 6, 8].map((id) => ({
    ...{ id, title: `Pagina ${id}`, path: `/pagina-${id}`, status: 'publish' },
  })),
];
type Find = CmsClient['pages']['find'];

function open(
  find: Find = async (_query, { most } = {}) => PAGES.slice(0, most),
  scope: 'all' | 'blocks' = 'all',
) {
  const session = createSession(bootstrapFor('http://127.0.0.1:9'));
  const asked = vi.spyOn(session.cms.pages, 'find').mockImplementation(find);
  render(
    <SessionContext value={session}>
      <Tooltips>
        <CommandPalette scope={scope} />
      </Tooltips>
    </SessionContext>,
  );
  const field = screen.getByRole('combobox');
  const type = (value: string) =>
    act(async () => void fireEvent.change(field, { target: { value } }));
  const press = (key: string) => act(async () => void fireEvent.keyDown(field, { key }));
  return { session, asked, type, press };
}
const pageNames = () =>
  screen
    .queryAllByRole('option', { name: /^Apri la pagina/ })
    .map((option) => option.getAttribute('aria-label'));
const selected = () => screen.getByRole('option', { selected: true }).getAttribute('aria-label');
const GUIDE = 'Apri la pagina Come si legge la bolletta, /bolletta · Pubblicata';

it('finds other pages, five at most, and opens the one that stands first', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  let answer = () => {};
  const { type, press } = open(async (_query, { most } = {}) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return PAGES.slice(0, most);
  });
  await type('luglio');
  expect(screen.queryAllByRole('option')).toEqual([]);
  await expect
    .poll(() => {
      answer();
      return pageNames();
    })
    .toHaveLength(5);
  expect(pageNames()[0]).toBe(GUIDE);
  expect(screen.getByText('Apri una pagina')).toBeTruthy();
  expect(selected()).toBe(GUIDE);
  await press('Enter');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/bolletta?pb');
  assign.mockRestore();
});

it('asks first before it opens a page over unsaved work', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  const { session, type, press } = open();
  session.held.set('link', { commit() {}, isHolding: true });
  await type('luglio');
  await expect.poll(pageNames).toHaveLength(5);
  await press('Enter');
  expect(session.ui.getState().leaving).toEqual({
    ...{ address: '/bolletta?pb', opens: 'Come si legge la bolletta' },
  });
  expect(assign).not.toHaveBeenCalled();
  assign.mockRestore();
});

it('says of what it adds that it adds', async () => {
  const { type } = open();
  await type('faq');
  expect(screen.getByRole('option', { name: /^Aggiungi FAQ in gruppi, / })).toBeTruthy();
});

it('an Enter that comes before anything is found runs what is found first', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  let answer = () => {};
  const { type, press } = open(
    () =>
      new Promise((resolve) => {
        answer = () => resolve(PAGES.slice(0, 2));
      }),
  );
  await type('luglio');
  await press('Enter');
  expect(screen.getByText('Ricerca…')).toBeTruthy();
  await expect
    .poll(() => {
      answer();
      return assign.mock.calls;
    })
    .toEqual([['/bolletta?pb']]);
  // Other words were typed meanwhile: it was not meant for what they find.
  cleanup();
  assign.mockClear();
  const other = open();
  await other.type('luglio');
  await other.press('Enter');
  await other.type('luglio 2026');
  await expect.poll(pageNames).toHaveLength(5);
  expect(assign).not.toHaveBeenCalled();
});

it('keeps the line that was chosen where pages are found meanwhile', async () => {
  const { type, press } = open();
  await type('bolletta');
  await press('ArrowDown');
  const before = selected();
  await expect.poll(pageNames).toHaveLength(5);
  expect(selected()).toBe(before);
});

it('runs what stood first just as pages come to stand before it, then the page that is lit', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  let answer = () => {};
  const { session, type, press } = open(
    (_query, wanted) =>
      new Promise((done) => {
        answer = () => done(PAGES.slice(0, wanted?.most));
      }),
  );
  const insert = vi.spyOn(session.actions, 'insert').mockResolvedValue(undefined);
  await type('bolletta');
  expect(selected()).toMatch(/^Aggiungi /);
  await vi.waitFor(() => {
    answer();
    expect(pageNames()).toHaveLength(5);
  });
  expect(screen.getAllByRole('option')[0]?.getAttribute('aria-label')).toBe(GUIDE);
  expect(selected()).toBe(GUIDE);
  await press('Enter');
  expect(insert).toHaveBeenCalledOnce();
  expect(assign).not.toHaveBeenCalled();
  cleanup();
  const again = open();
  await again.type('bolletta');
  await expect.poll(pageNames).toHaveLength(5);
  vi.advanceTimersByTime(400);
  await again.press('Enter');
  expect(assign).toHaveBeenCalledOnce();
  assign.mockRestore();
  vi.useRealTimers();
});

it('begins at the first of what other words find', async () => {
  const { type, press } = open();
  await type('bolletta');
  await expect.poll(pageNames).toHaveLength(5);
  await press('ArrowDown');
  await type('bollett');
  expect(screen.getAllByRole('option')[0]?.getAttribute('aria-selected')).toBe('true');
});

it('shows no page of an earlier answer, nor that one failed', async () => {
  const answers = new Map<string, (pages: readonly PageEntry[]) => void>();
  const { asked, type } = open((query) =>
    query === 'gas' ? Promise.reject(new Error()) : new Promise((done) => answers.set(query, done)),
  );
  await type('bolletta');
  await expect.poll(() => answers.has('bolletta')).toBe(true);
  await type('fibra');
  await act(async () => answers.get('bolletta')?.(PAGES));
  expect(pageNames()).toEqual([]);
  await type('gas');
  await expect.poll(() => asked.mock.lastCall?.[0]).toBe('gas');
  expect(pageNames()).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('looks for no pages where a block is to be added', async () => {
  const { asked, type } = open(undefined, 'blocks');
  await type('bolletta');
  await new Promise((done) => setTimeout(done, 300));
  expect(asked).not.toHaveBeenCalled();
});

it('looks for what is no command in the texts of all pages, last of all', async () => {
  const { session, type, press } = open(async () => []);
  await type('promessa del 2019');
  const name = 'Cerca «promessa del 2019» nei testi di tutte le pagine';
  await expect.poll(() => screen.queryAllByRole('option').at(-1)?.textContent).toContain(name);
  await press('End');
  await press('ArrowUp');
  await press('Enter');
  expect(session.ui.getState().whereUsed).toEqual({ text: 'promessa del 2019' });
});
