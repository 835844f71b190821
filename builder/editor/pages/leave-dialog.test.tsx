// @vitest-environment happy-dom

import { serializeDocument } from '@renderer/document/serialize.ts';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { CmsFailure } from '../../cms/cms-failure.ts';
import { setProp } from '../../commands/set-prop.ts';
import { createSession } from '../../session.ts';
import { bootstrapFor } from '../../test-support/cms-server.ts';
import { node, page } from '../../test-support/document.ts';
import { Tooltips } from '../../ui/Tooltips.tsx';
import { SessionContext, useSession, useUi } from '../context.ts';
import { FailureNotices } from '../FailureNotices.tsx';
import { TopBar } from '../TopBar.tsx';
import { useUnsavedGuard } from '../use-guards.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { PagesDialog } from './PagesDialog.tsx';

let assign: MockInstance;
beforeEach(() => {
  assign = vi.spyOn(window.location, 'assign').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Screen() {
  useUnsavedGuard(useSession());
  const leaving = useUi((state) => state.leaving);
  const pages = useUi((state) => state.pages);
  return (
    <>
      <TopBar />
      <FailureNotices />
      {pages && <PagesDialog />}
      {leaving && <LeaveDialog leaving={leaving} />}
    </>
  );
}

/** The list of pages over a page with unsaved work, or without; the CMS saves, or does not. */
async function open({ dirty = true, saves = true, status = 'draft' } = {}) {
  const bootstrap = bootstrapFor('http://127.0.0.1:9', serializeDocument(page(node('a'))));
  const session = createSession({ ...bootstrap, page: { ...bootstrap.page, status } });
  const { cms } = session;
  vi.spyOn(cms, 'fetchNonce').mockResolvedValue('abcdef1234');
  vi.spyOn(cms, 'savePage').mockImplementation(async ({ content }) => {
    if (!saves) throw new CmsFailure('refused', 'Il disco è pieno.');
    const times = { modified: '2026-03-12T10:00:00', dateGmt: '' };
    return { content, status, template: '', ...times };
  });
  vi.spyOn(cms.pages, 'find').mockResolvedValue([
    { id: 9, title: 'Gas', path: '/gas', status: 'publish' },
    { ...session.bootstrap.page, title: 'Qui', status },
  ]);
  if (dirty) setProp(session.store, { id: 'a', name: 'title', value: 'Fibra' });
  session.ui.setState({ pages: 'list' });
  render(
    <Tooltips>
      <SessionContext value={session}>
        <Screen />
      </SessionContext>
    </Tooltips>,
  );
  const link = await screen.findByRole('link', { name: /^Gas,/ });
  return { ...session, link };
}
/** Whether the browser follows a link that is pressed. */
const follows = (link: HTMLElement, keys = {}) => {
  let follows = true;
  const look = (event: Event) => {
    follows = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', look, { once: true });
  act(() => void fireEvent.click(link, keys));
  return follows;
};
const browserAsks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const question = () => screen.queryByRole('dialog', { name: 'Aprire «Gas»?' });
const choose = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

it('asks nothing where all is saved, nor of what opens in another tab', async () => {
  const { link, store, ui } = await open({ dirty: false });
  expect(follows(link)).toBe(true);
  setProp(store, { id: 'a', name: 'title', value: 'Fibra' });
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) {
    expect(follows(link, { [key]: true })).toBe(true);
  }
  expect(ui.getState().leaving).toBeNull();
});

it('the page that is open already is behind the list, and is not loaded again', async () => {
  const { ui, bootstrap } = await open();
  const here = screen.getByRole('link', { name: /aperta qui$/ });
  expect(here.getAttribute('href')).toBe(`${bootstrap.page.path}?pb`);
  expect(follows(here, { ctrlKey: true })).toBe(true);
  expect(follows(here)).toBe(false);
  expect(ui.getState()).toMatchObject({ pages: null, leaving: null });
  expect(assign).not.toHaveBeenCalled();
});

it('asks what becomes of unsaved work, and stays', async () => {
  const { link } = await open();
  expect(follows(link)).toBe(false);
  expect(question()?.textContent).toContain('restano in questo browser');
  await choose('Resta qui');
  expect(question()).toBeNull();
  expect(assign).not.toHaveBeenCalled();
});

it('says that what is not saved is lost where the browser cannot keep it', async () => {
  const { link, ui } = await open();
  ui.setState({ isForgetful: true });
  follows(link);
  expect(question()?.textContent).toContain('Se apri senza salvare vanno perse.');
  expect(question()?.textContent).not.toContain('restano in questo browser');
});

it('opens without saving, and the browser asks no more', async () => {
  const { link, store } = await open();
  follows(link);
  expect(browserAsks()).toBe(true);
  await choose('Apri senza salvare');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/gas?pb');
  expect(browserAsks()).toBe(false);
  expect(store.getState().nodes.get('a')?.props.title).toBe('Fibra');
});

it('opens once the draft is saved', async () => {
  const { link, store } = await open();
  follows(link);
  await choose('Salva bozza e apri');
  await expect.poll(() => assign.mock.calls).toEqual([['/gas?pb']]);
  expect(store.getState().baseline.nodes.get('a')?.props.title).toBe('Fibra');
});

it('stays where saving failed, says so where it was asked for, and can be tried again', async () => {
  const { link, cms } = await open({ saves: false });
  follows(link);
  await choose('Salva bozza e apri');
  const said = () => within(question() as HTMLElement).queryByRole('alert')?.textContent;
  await expect.poll(said).toContain('Salvataggio non riuscito. Il disco è pieno.');
  expect(assign).not.toHaveBeenCalled();
  vi.mocked(cms.savePage).mockReturnValueOnce(new Promise(() => {}));
  await choose('Salva bozza e apri');
  expect(said()).toBeUndefined();
  await choose('Resta qui');
  expect(question()).toBeNull();
});

it('stays with whoever decides so while it is being saved', async () => {
  const { link, actions } = await open();
  let saved = () => {};
  vi.spyOn(actions, 'save').mockReturnValue(new Promise((done) => (saved = () => done())));
  follows(link);
  await choose('Salva bozza e apri');
  expect(screen.getByRole('button', { name: 'Salvataggio…' })).toBeTruthy();
  await choose('Resta qui');
  await act(async () => saved());
  expect(assign).not.toHaveBeenCalled();
});

it('asks the same of the way out of the editor', async () => {
  const { ui } = await open();
  act(() => ui.setState({ pages: null }));
  expect(follows(screen.getByRole('link', { name: 'Esci dall’editor' }))).toBe(false);
  expect(screen.getByRole('dialog', { name: 'Uscire dall’editor?' })).toBeTruthy();
  await choose('Esci senza salvare');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/');
});

it('calls it no draft where saving changes what is planned', async () => {
  const { link } = await open({ status: 'future' });
  follows(link);
  expect(screen.getByRole('button', { name: 'Salva e apri' })).toBeTruthy();
});
