// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CmsFailure, NO_NETWORK } from '../../cms/cms-failure.ts';
import type { StoredSettings } from '../../cms/page-settings.ts';
import type { PageEntry } from '../../cms/pages.ts';
import { createSession } from '../../session.ts';
import { bootstrapFor } from '../../test-support/cms-server.ts';
import { Tooltips } from '../../ui/Tooltips.tsx';
import { SessionContext } from '../context.ts';
import { PageSettingsDialog } from './PageSettingsDialog.tsx';

afterEach(cleanup);

const entry = (id: number, title: string, path: string): PageEntry => ({
  ...{ id, title, path, status: 'publish' },
});
const stored: StoredSettings = {
  ...{ title: 'Luce', slug: 'luce', parent: 5, description: 'Energia chiara' },
  ...{ searchTitle: '', image: '' },
  ...{ path: '/offerte/luce', modified: '2026-03-12T10:00:00', isUnlisted: false },
};
const offers = entry(5, 'Offerte', '/offerte');
const pages = [offers, entry(7, 'Luce', '/offerte/luce'), entry(8, 'Notte', '/offerte/luce/notte')];

async function open(page: { path?: string; status?: string; restBase?: string } = {}) {
  const bootstrap = bootstrapFor('http://127.0.0.1:9');
  const session = createSession({
    ...bootstrap,
    page: { ...bootstrap.page, path: '/offerte/luce', ...page },
  });
  session.ui.setState({ pages: 'settings' });
  const { cms } = session;
  const read = vi.spyOn(cms.settings, 'read').mockResolvedValue({ ...stored, ...page });
  vi.spyOn(cms.settings, 'readAbove').mockResolvedValue(offers);
  vi.spyOn(cms.pages, 'readParents').mockResolvedValue(pages);
  vi.spyOn(cms.settings, 'isLed').mockResolvedValue(true);
  const findAt = vi.spyOn(cms.pages, 'findAt').mockResolvedValue(undefined);
  const save = vi
    .spyOn(cms.settings, 'save')
    .mockImplementation(async (changes) => ({ ...stored, ...changes }));
  const show = () =>
    act(async () => {
      render(
        <SessionContext value={session}>
          <Tooltips>
            <PageSettingsDialog />
          </Tooltips>
        </SessionContext>,
      );
    });
  return { session, read, findAt, save, show };
}
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const write = (name: string | RegExp, value: string) =>
  fireEvent.change(field(name), { target: { value } });
const TITLE = 'Titolo';
const SLUG = 'Ultima parte dell’indirizzo';
const DESCRIPTION = 'Descrizione per i motori di ricerca';
const SEARCH_TITLE = 'Titolo per i motori di ricerca';
const preview = () => screen.getByRole('region', { name: 'Anteprima del risultato di ricerca' });
const socialImage = () => screen.getByRole('group', { name: 'Immagine per i social' });
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => act(async () => button(name).click());
const parent = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Sotto la pagina' });

it('shows the page as the CMS has it, and has nothing to save until something is changed', async () => {
  const { show } = await open();
  await show();
  expect(field(TITLE).value).toBe('Luce');
  expect(parent().value).toBe('Offerte (/offerte)');
  expect(field(SLUG).value).toBe('luce');
  expect(field(DESCRIPTION).value).toBe('Energia chiara');
  expect(screen.getByText('Indirizzo: /offerte/luce')).toBeTruthy();
  expect(button('Salva').getAttribute('aria-disabled')).toBe('true');
});

it('sends what was changed and nothing else', async () => {
  const { show, save, findAt, session } = await open();
  await show();
  write(TITLE, ' Luce verde ');
  write(DESCRIPTION, 'Dal sole,\ne basta ');
  await press('Salva');
  expect(save).toHaveBeenCalledWith({ title: 'Luce verde', description: 'Dal sole, e basta' });
  expect(findAt).not.toHaveBeenCalled();
  expect(session.ui.getState().pages).toBeNull();
});

it('shows how search engines list the page, while it is written', async () => {
  const { show, read, session } = await open();
  read.mockResolvedValue({ ...stored, description: '' });
  await show();
  const site = session.bootstrap.config.siteOrigin;
  const lines = () => [...preview().querySelectorAll('div > p')].map((line) => line.textContent);
  const made = 'Qui i motori di ricerca mettono parole della pagina.';
  expect(lines()).toEqual([`${site} › offerte › luce`, 'Luce | Prova', made]);
  write(TITLE, 'Luce verde');
  write(SLUG, 'luce-verde');
  write(DESCRIPTION, 'Dal sole');
  expect(lines()).toEqual([`${site} › offerte › luce-verde`, 'Luce verde | Prova', 'Dal sole']);
  write(SEARCH_TITLE, 'Energia dal sole e dal vento per la casa e per chi ci abita');
  expect(lines()[1]).toBe('Energia dal sole e dal vento per la casa e per chi ci abita…');
  write(SEARCH_TITLE, '');
  expect(lines()[1]).toBe('Luce verde | Prova');
});

it('a title for search engines takes the place of the page’s own, which it begins as', async () => {
  const { show, save } = await open();
  await show();
  expect(field(SEARCH_TITLE).placeholder).toBe('Luce');
  const help = () =>
    document.getElementById(field(SEARCH_TITLE).getAttribute('aria-describedby') ?? '')
      ?.textContent;
  expect(help()).toBe(
    'Se è vuoto, vale il titolo della pagina. Con «| Prova» sono 12 caratteri; di solito se ne vedono circa 60.',
  );
  write(SEARCH_TITLE, ' Luce verde ');
  expect(help()).toBe('Con «| Prova» sono 18 caratteri; di solito se ne vedono circa 60.');
  await press('Salva');
  expect(save).toHaveBeenCalledWith({ searchTitle: 'Luce verde' });
});

it('an image for social networks comes from the library, and not into the page', async () => {
  const { show, save, session } = await open();
  const image = { id: 3, url: '/uploads/sole.webp', thumbnail: '/s.webp', title: 'Sole', alt: '' };
  vi.spyOn(session.cms.library, 'readImages').mockResolvedValue([image]);
  await show();
  expect(socialImage().textContent).toContain('Se manca, si vede l’immagine in evidenza');
  await press('Scegli');
  await press('Sole');
  expect(socialImage().querySelector('img')?.getAttribute('src')).toBe('/uploads/sole.webp');
  expect(socialImage().textContent).toContain('sole.webp');
  expect(session.store.getState().media).toEqual([]);
  await press('Salva');
  expect(save).toHaveBeenCalledWith({ image: '/uploads/sole.webp' });
});

it('an image for social networks can be uploaded, and does not come into the page', async () => {
  const { show, session } = await open();
  vi.spyOn(session.cms.library, 'readImages').mockResolvedValue([]);
  const upload = vi.spyOn(session.cms, 'upload').mockResolvedValue({ url: '/uploads/luna.webp' });
  await show();
  await press('Scegli');
  const files = document.querySelector('input[type=file]') as HTMLInputElement;
  const file = new File(['x'], 'luna.webp', { type: 'image/webp' });
  await act(async () => void fireEvent.change(files, { target: { files: [file] } }));
  expect(upload.mock.lastCall?.[0]).toBe(file);
  expect(socialImage().textContent).toContain('luna.webp');
  expect(session.store.getState().media).toEqual([]);
});

it('an image that is there can be taken away, and the keyboard stays in its field', async () => {
  const { show, read, save } = await open();
  read.mockResolvedValue({ ...stored, image: '/uploads/sole.webp' });
  await show();
  await press('Togli l’immagine');
  expect(socialImage().querySelector('img')).toBeNull();
  expect(document.activeElement).toBe(button('Scegli'));
  fireEvent.keyDown(button('Scegli'), { key: 'Escape' });
  expect(screen.getByRole('alert').textContent).toContain('Non hai ancora salvato');
  await press('Salva');
  expect(save).toHaveBeenCalledWith({ image: '' });
});

it('offers neither the page itself nor what is below it to stand below', async () => {
  const { show } = await open();
  await show();
  fireEvent.click(parent());
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Offerte/offerte',
  ]);
});

it('says where a published page is to be, and that what is below moves along', async () => {
  const { show, save } = await open({ status: 'publish' });
  await show();
  fireEvent.change(parent(), { target: { value: '' } });
  write(SLUG, 'Luce Verde');
  expect(screen.getByText(/^Indirizzo: \/luce-verde/).textContent).toContain(
    'Cambia anche per 1 pagina sotto questa.',
  );
  await press('Salva');
  expect(save).toHaveBeenCalledWith({ slug: 'luce-verde', parent: 0 });
});

it('takes no address that another page has', async () => {
  const { show, save, findAt } = await open();
  findAt.mockResolvedValue(entry(9, 'Gas', '/offerte/gas'));
  await show();
  write(SLUG, 'gas');
  await press('Salva');
  expect(findAt).toHaveBeenCalledWith({ slug: 'gas', parent: 5, restBase: 'pages' });
  expect(screen.getByText(/C’è già una pagina a questo indirizzo/)).toBeTruthy();
  await expect.poll(() => document.activeElement).toBe(field(SLUG));
  expect(button('Salva').getAttribute('aria-disabled')).toBe('true');
  expect(save).not.toHaveBeenCalled();
  fireEvent.keyDown(field(SLUG), { key: 'Escape' });
  expect(screen.getByRole('alert').textContent).toContain('scegli un altro indirizzo, oppure');
});

it('takes nothing while it is saved: it would go with the dialog', async () => {
  const { show, save } = await open();
  save.mockReturnValue(new Promise(() => {}));
  await show();
  const form = () => field(TITLE).closest('form');
  write(TITLE, 'Luce verde');
  expect(form()?.hasAttribute('inert')).toBe(false);
  await press('Salva');
  expect(form()?.hasAttribute('inert')).toBe(true);
});

it('says why nothing was saved, and keeps what was written', async () => {
  const { show, save, session } = await open();
  save.mockRejectedValue(new CmsFailure('network', NO_NETWORK));
  await show();
  write(TITLE, 'Luce verde');
  await press('Salva');
  expect(screen.getByRole('alert').textContent).toContain(NO_NETWORK);
  expect(field(TITLE).value).toBe('Luce verde');
  expect(session.ui.getState().pages).toBe('settings');
});

it('reads once more what could not be read, and saves nothing before', async () => {
  const { show, read, save } = await open();
  read.mockRejectedValueOnce(new CmsFailure('refused', 'Riprova più tardi.'));
  await show();
  write(TITLE, 'Luce verde');
  expect(button('Salva').getAttribute('aria-disabled')).toBe('true');
  await press('Riprova');
  await press('Salva');
  expect(save).toHaveBeenCalledWith({ title: 'Luce verde' });
});

it('the home page has an address of its own, and stays', async () => {
  const { show, save } = await open({ path: '/' });
  await show();
  expect(screen.getByText(/^È la pagina iniziale/)).toBeTruthy();
  expect(screen.queryByLabelText(SLUG)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Sposta nel cestino…' })).toBeNull();
  write(TITLE, 'Casa');
  await press('Salva');
  expect(save).toHaveBeenCalledWith({ title: 'Casa' });
});

it('other items than pages stand below none', async () => {
  const { show, save } = await open({ restBase: 'news', path: '/news/bonus' });
  await show();
  expect(screen.queryByRole('combobox')).toBeNull();
  write(SLUG, 'bonus-luce');
  expect(screen.getByText('Indirizzo: /news/bonus-luce')).toBeTruthy();
  await press('Salva');
  expect(save).toHaveBeenCalledWith({ slug: 'bonus-luce' });
});

it('Escape leaves what was written once it was told of', async () => {
  const { show, session } = await open();
  await show();
  write(TITLE, 'Luce verde');
  fireEvent.keyDown(field(TITLE), { key: 'Escape' });
  expect(session.ui.getState().pages).toBe('settings');
  expect(screen.getByRole('alert').textContent).toContain('Non hai ancora salvato');
  fireEvent.keyDown(field(TITLE), { key: 'Escape' });
  expect(session.ui.getState().pages).toBeNull();
});

it('asks before the page goes to the trash, and says who links to it', async () => {
  const { show, session } = await open({ status: 'publish' });
  const trash = vi
    .spyOn(session.cms.settings, 'trash')
    .mockRejectedValue(
      new CmsFailure('forbidden', 'Il tuo utente di WordPress non ne ha il permesso.'),
    );
  vi.spyOn(session.cms.settings, 'countBelow').mockResolvedValue(0);
  const node = { node: 'a', component: 'Hero', text: '/offerte/luce' };
  const usage = {
    ...entry(9, 'Gas', '/gas'),
    pattern: false,
    restBase: 'pages',
    planned: false,
    count: 1,
  };
  vi.spyOn(session.cms.library, 'whereUsed').mockResolvedValue([{ ...usage, nodes: [node] }]);
  await show();
  await press('Sposta nel cestino…');
  expect(screen.getByText(/^È online: chi apre \/offerte\/luce/)).toBeTruthy();
  expect(screen.getByText(/^1 pagina ha un link a questa/)).toBeTruthy();
  expect(trash).not.toHaveBeenCalled();
  await press('Sposta nel cestino');
  expect(screen.getByRole('alert').textContent).toContain('non ne ha il permesso');
});

it('a page with others below it is not taken from above them', async () => {
  const { show, session } = await open();
  vi.spyOn(session.cms.settings, 'countBelow').mockResolvedValue(2);
  vi.spyOn(session.cms.library, 'whereUsed').mockResolvedValue([]);
  await show();
  await press('Sposta nel cestino…');
  expect(screen.getByText(/^Sotto questa ci sono 2 pagine/)).toBeTruthy();
  expect(button('Sposta nel cestino').getAttribute('aria-disabled')).toBe('true');
});

it('writes over nothing that was written elsewhere since, unless it is asked to once more', async () => {
  const { read, save, show } = await open();
  await show();
  write(DESCRIPTION, 'Descrizione di qui');
  write(SEARCH_TITLE, 'Luce di qui');
  read.mockResolvedValue({ ...stored, description: 'Descrizione altrui', searchTitle: 'Altrui' });
  await press('Salva');
  expect(save).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toContain('«Descrizione altrui»');
  expect(field(DESCRIPTION).value).toBe('Descrizione di qui');
  await press(`Tieni questo: ${SEARCH_TITLE}`);
  expect(field(SEARCH_TITLE).value).toBe('Altrui');
  await press('Salva');
  expect(save).toHaveBeenCalledExactlyOnceWith({ description: 'Descrizione di qui' });
});
