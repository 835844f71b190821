// @vitest-environment happy-dom

import { serializeDocument } from '@renderer/document/serialize.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CmsFailure, NO_NETWORK } from '../../cms/cms-failure.ts';
import type { PageEntry } from '../../cms/pages.ts';
import { setProp } from '../../commands/set-prop.ts';
import { createSession, type Session } from '../../session.ts';
import { bootstrapFor } from '../../test-support/cms-server.ts';
import { node, page } from '../../test-support/document.ts';
import { Tooltips } from '../../ui/Tooltips.tsx';
import { SessionContext } from '../context.ts';
import { NewPageDialog } from './NewPageDialog.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const entry = (id: number, title: string, path: string): PageEntry => ({
  ...{ id, title, path, status: 'publish' },
});
const luce = entry(7, 'Luce', '/luce');
const pages = [entry(5, 'Città e servizi', '/gas'), luce, entry(8, 'Offerte', '/luce/offerte')];

function open(
  readParents: Session['cms']['pages']['readParents'],
  newPagePath: string | null = '/luce/notte',
) {
  const session = createSession(
    bootstrapFor('http://127.0.0.1:9', serializeDocument(page(node('a')))),
  );
  session.cms.pages.readParents = readParents;
  session.ui.setState({ pages: 'new', newPagePath });
  const findAt = vi.spyOn(session.cms.pages, 'findAt').mockResolvedValue(luce);
  render(
    <SessionContext value={session}>
      <Tooltips>
        <NewPageDialog />
      </Tooltips>
    </SessionContext>,
  );
  fireEvent.change(screen.getByLabelText('Titolo'), { target: { value: 'Notte' } });
  return { session, findAt };
}
const create = () => screen.getByRole('button', { name: 'Crea e apri' });
const parent = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Sotto la pagina' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const write = (value: string) => fireEvent.change(parent(), { target: { value } });
const press = (key: string) => fireEvent.keyDown(parent(), { key });
const submit = () => act(async () => create().click());

it('makes no page before it is known which one it is to stand below', async () => {
  let answer = (_pages: readonly PageEntry[]) => {};
  open(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  expect(create().getAttribute('aria-disabled')).toBe('true');
  await act(async () => answer([luce]));
  expect(parent().value).toBe('Luce (/luce)');
  expect(create().getAttribute('aria-disabled')).toBeNull();
});

it('says that the pages were not read, and reads them again', async () => {
  const answers = [Promise.reject(new CmsFailure('network', NO_NETWORK)), Promise.resolve([luce])];
  open(() => answers.shift() ?? Promise.resolve([]));
  expect((await screen.findByRole('alert')).textContent).toContain(NO_NETWORK);
  await act(async () => screen.getByRole('button', { name: 'Riprova' }).click());
  expect(parent().value).toBe('Luce (/luce)');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('finds the page above by title and by address, and Enter takes the one that is marked', async () => {
  const { findAt } = open(() => Promise.resolve(pages), null);
  await act(async () => {});
  write('citta');
  expect(options()).toEqual(['Città e servizi/gas']);
  write('/luce');
  expect(options()).toEqual(['Luce/luce', 'Offerte/luce/offerte']);
  // The first arrow comes to the one that Enter alone would take.
  press('ArrowDown');
  press('ArrowDown');
  press('Enter');
  expect(parent().value).toBe('Offerte (/luce/offerte)');
  expect(options()).toEqual([]);
  expect(screen.getByText('Indirizzo: /luce/offerte/notte')).toBeTruthy();
  await submit();
  expect(findAt).toHaveBeenLastCalledWith({ slug: 'notte', parent: 8 });
});

it('a page that was chosen can be changed for any other, or for none', async () => {
  const { findAt } = open(() => Promise.resolve(pages));
  await act(async () => {});
  fireEvent.click(parent());
  expect(options()).toHaveLength(3);
  // The end of what stands there was taken away: it is still searched for.
  write('Luce (/luce');
  expect(options()[0]).toBe('Luce/luce');
  write('');
  press('Enter');
  expect(parent().value).toBe('');
  await submit();
  expect(findAt).toHaveBeenLastCalledWith({ slug: 'notte', parent: 0 });
});

it('makes no page where what was typed is no page, and says so once it is written', async () => {
  const { findAt } = open(() => Promise.resolve(pages), null);
  await act(async () => {});
  write('offerta luce');
  expect(parent().getAttribute('aria-invalid')).toBeNull();
  expect(press('Enter')).toBe(false);
  expect(parent().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/^Non è una pagina/).id).toBe(parent().getAttribute('aria-describedby'));
  expect(screen.queryByText(/^Indirizzo/)).toBeNull();
  await submit();
  expect(findAt).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(parent());
  write('/luce');
  fireEvent.blur(parent());
  expect(parent().value).toBe('Luce (/luce)');
  expect(parent().getAttribute('aria-invalid')).toBeNull();
  await submit();
  expect(findAt).toHaveBeenLastCalledWith({ slug: 'notte', parent: 7 });
});

it('does not make a page below one that was typed while the pages could not be read', async () => {
  const { findAt } = open(() => Promise.reject(new CmsFailure('network', NO_NETWORK)), null);
  await screen.findByRole('alert');
  write('luce');
  fireEvent.blur(parent());
  expect(screen.getByText(/^Senza le pagine/)).toBeTruthy();
  await submit();
  expect(findAt).not.toHaveBeenCalled();
});

/** A new page asked for, from a page with unsaved work or without; the CMS answers as it is told. */
async function ask({ dirty = true } = {}) {
  const { session, findAt } = open(() => Promise.resolve(pages), null);
  await act(async () => {});
  findAt.mockResolvedValue(undefined);
  if (dirty) setProp(session.store, { id: 'a', name: 'title', value: 'Fibra' });
  const { cms, actions } = session;
  const make = vi.spyOn(cms.pages, 'create').mockResolvedValue(entry(9, 'Notte', '/notte'));
  const save = vi.spyOn(actions, 'save').mockImplementation(async () => {
    const { nodes, media, template } = session.store.getState();
    session.store.setState({ baseline: { nodes, media, template } });
  });
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  await submit();
  return { ...session, make, save, assign, findAt };
}
const question = () => screen.queryByRole('dialog', { name: 'Aprire «Notte»?' });
const choose = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

it('makes and opens the page at once where all is saved', async () => {
  const { make, assign } = await ask({ dirty: false });
  expect(question()).toBeNull();
  expect(make).toHaveBeenCalledOnce();
  expect(assign).toHaveBeenCalledExactlyOnceWith('/notte?pb');
});

it('asks what becomes of unsaved work before there is a page, and whoever stays has made none', async () => {
  const { make, assign } = await ask();
  expect(question()).toBeTruthy();
  await choose('Resta qui');
  expect(question()).toBeNull();
  expect(make).not.toHaveBeenCalled();
  expect(assign).not.toHaveBeenCalled();
  // What was written for it is still there.
  expect(screen.getByLabelText<HTMLInputElement>('Titolo').value).toBe('Notte');
});

it('makes and opens the page once the work is saved, or without', async () => {
  for (const [answer, saves] of [
    ['Salva bozza e apri', 1],
    ['Apri senza salvare', 0],
  ] as const) {
    const { make, save, assign } = await ask();
    await choose(answer);
    await expect.poll(() => assign.mock.calls).toEqual([['/notte?pb']]);
    expect(make).toHaveBeenCalledOnce();
    expect(save).toHaveBeenCalledTimes(saves);
    cleanup();
    vi.restoreAllMocks();
  }
});

it('says in the form that the page was not made after all, and asks no more of what is saved', async () => {
  const { make, assign } = await ask();
  make.mockRejectedValueOnce(new CmsFailure('network', NO_NETWORK));
  await choose('Salva bozza e apri');
  expect((await screen.findByRole('alert')).textContent).toContain(NO_NETWORK);
  expect(question()).toBeNull();
  await submit();
  expect(make).toHaveBeenCalledTimes(2);
  expect(assign).toHaveBeenCalledExactlyOnceWith('/notte?pb');
});

it('says that an address is taken while it is written', async () => {
  const { findAt } = open(() => Promise.resolve(pages), null);
  const words = 'C’è già una pagina a questo indirizzo («Luce», pubblicata): scegline un altro.';
  await expect.poll(() => screen.queryByText(words), { timeout: 3_000 }).toBeTruthy();
  findAt.mockResolvedValue(undefined);
  fireEvent.change(screen.getByLabelText('Titolo'), { target: { value: 'Notte e giorno' } });
  expect(screen.queryByText(words)).toBeNull();
  await expect
    .poll(() => findAt.mock.lastCall, { timeout: 3_000 })
    .toEqual([{ slug: 'notte-e-giorno', parent: 0, restBase: undefined }]);
  expect(screen.queryByText(words)).toBeNull();
});

it('leads to the address where it is taken, and says so there alone', async () => {
  const { session } = open(() => Promise.resolve(pages), null);
  const make = vi.spyOn(session.cms.pages, 'create');
  await submit();
  const last = screen.getByLabelText('Ultima parte dell’indirizzo');
  expect(document.activeElement).toBe(last);
  expect(last.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText(/^C’è già una pagina a questo indirizzo/)).toHaveLength(1);
  expect(make).not.toHaveBeenCalled();
  fireEvent.change(last, { target: { value: 'altro' } });
  expect(screen.queryByText(/^C’è già una pagina a questo indirizzo/)).toBeNull();
});

it('warns before what was written is thrown away', async () => {
  const { session } = open(() => Promise.resolve(pages), null);
  const pressEscape = () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  pressEscape();
  expect(screen.getByRole('alert').textContent).toMatch(/^La pagina non è ancora creata/);
  fireEvent.input(screen.getByLabelText('Titolo'), { target: { value: 'Notte e giorno' } });
  expect(screen.queryByRole('alert')).toBeNull();
  pressEscape();
  expect(session.ui.getState().pages).toBe('new');
  pressEscape();
  expect(session.ui.getState().pages).toBeNull();
});

it('takes the page above by its title, where one alone has it', async () => {
  open(() => Promise.resolve(pages), null);
  await act(async () => {});
  write('offerte');
  fireEvent.blur(parent());
  expect(parent().value).toBe('Offerte (/luce/offerte)');
});

it('a copy begins with a name of its own, and with the blocks of the page', async () => {
  const session = createSession(
    bootstrapFor('http://127.0.0.1:9', serializeDocument(page(node('a')))),
  );
  session.cms.pages.readParents = async () => [luce];
  session.ui.setState({ pages: 'copy' });
  render(
    <SessionContext value={session}>
      <Tooltips>
        <NewPageDialog />
      </Tooltips>
    </SessionContext>,
  );
  const title = screen.getByLabelText<HTMLInputElement>('Titolo');
  expect(title.value).toBe('Luce (copia)');
  fireEvent.focus(title);
  expect([title.selectionStart, title.selectionEnd]).toEqual([0, 'Luce (copia)'.length]);
  expect(screen.getAllByRole('radio')[0]?.closest('label')?.textContent).toContain('Una copia');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Una copia/ }).checked).toBe(true);
  // It stands beside the page.
  session.ui.setState(({ page }) => ({ page: { ...page, path: '/luce/offerte' } }));
  await expect.poll(() => parent().value).toBe('Luce (/luce)');
  // Nothing of it was written by anybody: it is closed without a question.
  fireEvent.keyDown(screen.getByLabelText('Titolo'), { key: 'Escape' });
  expect(session.ui.getState().pages).toBeNull();
});
