// @vitest-environment happy-dom

import { serializeDocument } from '@renderer/document/serialize.ts';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deleteNode } from '../../commands/delete-node.ts';
import { setEditing } from '../../commands/set-editing.ts';
import { createSession } from '../../session.ts';
import { historyEntries } from '../../store/history.ts';
import { isDirty } from '../../store/state.ts';
import { bootstrapFor } from '../../test-support/cms-server.ts';
import { node, page } from '../../test-support/document.ts';
import { Tooltips } from '../../ui/Tooltips.tsx';
import { SessionContext, useUi } from '../context.ts';
import { PageKindDialog } from '../pages/PageKindDialog.tsx';
import { updatePanels } from '../panel-updates.ts';
import { AboutPanel } from './AboutPanel.tsx';
import { toggleAbout, useKeptAbout, useShowsAbout } from './use-about.ts';

let isWide = true;
beforeEach(() => {
  localStorage.clear();
  isWide = true;
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }) as never,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Where() {
  useKeptAbout();
  const isChoosing = useUi((state) => state.pages === 'kind');
  const shows = useShowsAbout();
  return (
    <>
      {shows && <AboutPanel />}
      {isChoosing && <PageKindDialog />}
    </>
  );
}

function open(bootstrap = bootstrapFor('http://127.0.0.1:9', serializeDocument(page(node('a'))))) {
  const session = createSession(bootstrap);
  render(
    <Tooltips>
      <SessionContext value={session}>
        <Where />
      </SessionContext>
    </Tooltips>,
  );
  const shown = (change: () => unknown) =>
    act(async () => {
      change();
      updatePanels();
    });
  return { ...session, shown };
}
const panel = () => screen.queryByRole('complementary', { name: 'Pagina' });
const press = (name: string) => screen.getByRole('button', { name }).click();

it('stands where a block’s properties come, and leads to what is of the whole page', async () => {
  const { store, ui, shown } = open();
  expect(panel()?.textContent).toContain(ui.getState().page.path);
  await shown(() => setEditing(store, { id: 'a' }));
  expect(panel()).toBeNull();
  await shown(() => setEditing(store, { id: null }));
  expect(panel()).not.toBeNull();
  const data = screen.getByRole('link', { name: 'Dati in WordPress' });
  expect(data.getAttribute('href')).toBe('/wp-admin/post.php?post=7&action=edit');
  await shown(() => press('Impostazioni della pagina'));
  expect(ui.getState().pages).toBe('settings');
  await shown(() => press('Aggiungi un blocco'));
  expect(ui.getState()).toMatchObject({ leftTab: 'blocks', insertAt: { index: 1 } });
  await shown(() => press('Versioni della pagina'));
  expect(store.getState().sidekick).toEqual({ visible: true, component: 'revisions' });
  expect(panel()).toBeNull();
});

it('closed, it is not there at the next page either, until it is asked for', async () => {
  const { shown } = open();
  await shown(() => press('Chiudi il pannello'));
  expect(panel()).toBeNull();
  cleanup();
  const { ui, shown: then } = open();
  expect(panel()).toBeNull();
  await then(() => ui.setState({ aboutVisible: true }));
  expect(panel()).not.toBeNull();
  cleanup();
  open();
  expect(panel()).not.toBeNull();
});

it('leaves a narrow window to the page, until it is called for', async () => {
  isWide = false;
  const session = open();
  const { store, ui, shown } = session;
  expect(panel()).toBeNull();
  await shown(() => toggleAbout(session));
  expect(panel()).not.toBeNull();
  await shown(() => setEditing(store, { id: 'a' }));
  expect(panel()).toBeNull();
  // Over properties it comes in their place.
  await shown(() => toggleAbout(session));
  expect(panel()).not.toBeNull();
  expect(store.getState().currentlyEditing).toBeNull();
  await shown(() => press('Chiudi il pannello'));
  expect(panel()).toBeNull();
  expect(ui.getState().aboutVisible).toBe(true);
});

it('comes back where the block goes whose properties were there', async () => {
  const { store, shown } = open();
  await shown(() => setEditing(store, { id: 'a' }));
  await shown(() => deleteNode(store, { id: 'a' }));
  expect(store.getState().sidekick.visible).toBe(true);
  expect(panel()).not.toBeNull();
});

it('a shared block has no settings of a page', () => {
  const bootstrap = bootstrapFor('http://127.0.0.1:9', serializeDocument(page(node('a'))));
  open({ ...bootstrap, page: { ...bootstrap.page, isPattern: true } });
  expect(screen.getByRole('complementary', { name: 'Blocco condiviso' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Impostazioni della pagina' })).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

it('a page that is not online yet becomes one of another kind, which can be undone', async () => {
  const { store, ui, actions, shown } = open();
  const kind = () => panel()?.textContent ?? '';
  expect(kind()).toContain('Tipo Pagina');
  await shown(() => ui.setState(({ page }) => ({ page: { ...page, status: 'publish' } })));
  expect(screen.queryByRole('button', { name: 'Cambia tipo' })).toBeNull();
  await shown(() => ui.setState(({ page }) => ({ page: { ...page, status: 'draft' } })));
  await shown(() => press('Cambia tipo'));
  const dialog = await screen.findByRole('dialog', { name: 'Tipo della pagina' });
  expect(
    within(dialog).getByRole<HTMLInputElement>('radio', { name: /^Pagina Blocchi/ }).checked,
  ).toBe(true);
  await shown(() =>
    within(dialog)
      .getByRole('radio', { name: /a schede/ })
      .click(),
  );
  await shown(() => within(dialog).getByRole('button', { name: 'Scegli' }).click());
  expect(store.getState().template).toBe('page-tab-product');
  expect(isDirty(store.getState())).toBe(true);
  expect(kind()).toContain('Pagina prodotto a schede');
  expect(historyEntries(store).at(-1)?.change.label).toBe('Tipo della pagina');
  await shown(() => actions.undo());
  expect(kind()).not.toContain('schede');
  expect(isDirty(store.getState())).toBe(false);
});
