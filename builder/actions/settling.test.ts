// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { CmsFailure, NO_NETWORK } from '../cms/cms-failure.ts';
import { createSession } from '../session.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';

const stored = {
  ...{ title: 'Luce verde', slug: 'luce-verde', parent: 0, description: '' },
  ...{ searchTitle: '', image: '' },
  ...{ path: '/luce-verde', modified: '2026-03-12T11:00:00', isUnlisted: true },
};

function open(status = 'publish') {
  const bootstrap = bootstrapFor('http://127.0.0.1:9');
  const session = createSession({ ...bootstrap, page: { ...bootstrap.page, status } });
  vi.spyOn(session.cms.settings, 'save').mockResolvedValue(stored);
  const isLed = vi.spyOn(session.cms.settings, 'isLed').mockResolvedValue(true);
  return { ...session, isLed };
}

it('the editor knows the page by its new title and address, and nothing else of it changes', async () => {
  const { actions, ui, store } = open();
  const [before, { nodes }] = [ui.getState(), store.getState()];
  await actions.saveSettings({ title: 'Luce verde', slug: 'luce-verde' });
  const { title, path, modified, isUnlisted } = stored;
  const known = { title, path, link: path, modified, isUnlisted };
  expect(ui.getState().page).toEqual({ ...before.page, ...known });
  expect(ui.getState().savedContent).toBe(before.savedContent);
  expect(store.getState().nodes).toBe(nodes);
});

it('promises that the old address leads to the new one only where it does', async () => {
  const { actions, ui, isLed } = open();
  await actions.saveSettings({ slug: 'luce-verde' });
  expect(isLed).toHaveBeenCalledWith('/luce', '/luce-verde');
  expect(ui.getState().info).toBe(
    'La pagina ora è all’indirizzo /luce-verde: chi apre il vecchio indirizzo arriva al nuovo.',
  );
  const lost = open();
  lost.isLed.mockResolvedValue(false);
  await lost.actions.saveSettings({ slug: 'luce-verde' });
  expect(lost.ui.getState().info).toContain('controlla che chi apre /luce la trovi ancora');
});

it('of a draft there is no old address that anybody opens', async () => {
  const { actions, ui, isLed } = open('draft');
  await actions.saveSettings({ slug: 'luce-verde' });
  expect(isLed).not.toHaveBeenCalled();
  expect(ui.getState().info).toContain('La pagina sarà all’indirizzo /luce-verde.');
});

it('says for a moment that settings are saved where nobody has to do anything', async () => {
  const { actions, ui, cms } = open();
  vi.spyOn(cms.settings, 'save').mockResolvedValue({ ...stored, path: ui.getState().page.path });
  await actions.saveSettings({ title: 'Luce verde' });
  expect(ui.getState().assurance.text).toBe('Impostazioni salvate: tra un momento sono sul sito.');
  expect(ui.getState().info).toBeNull();
});

it('waits for a save that is under way, however that ends', async () => {
  const { actions, cms } = open('draft');
  const order: string[] = [];
  const failed = new CmsFailure('network', NO_NETWORK);
  let answer = () => {};
  vi.spyOn(cms, 'fetchNonce').mockResolvedValue('nonce');
  vi.spyOn(cms, 'savePage').mockImplementation(async () => {
    order.push('page');
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    throw failed;
  });
  vi.spyOn(cms.settings, 'save').mockImplementation(async () => {
    order.push('settings');
    throw failed;
  });
  const saving = actions.save();
  const settling = actions.saveSettings({ title: 'Luce verde' });
  await vi.waitFor(() => expect(order).toEqual(['page']));
  answer();
  await saving;
  expect(await settling).toBe(failed);
  expect(order).toEqual(['page', 'settings']);
});
