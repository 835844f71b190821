import { expect, type Page, test } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { cms, createPage } from '../support/cms-page.ts';
import { openEditor } from '../support/editor.ts';
import { origin } from '../support/under-test.ts';

const NODES = { a: { component: 'TextBlock', props: { title: 'Una prova' } } };

const own = { id: 0, path: '' };
test.beforeEach(async ({ page }) => {
  Object.assign(own, await createPage(page, { nodes: NODES, status: 'publish' }));
  await openEditor(page, own.path);
});
test.afterEach(({ page }) => cms(page, 'DELETE', `/wp/v2/pages/${own.id}?force=true`));

const settings = (page: Page) => page.getByRole('dialog', { name: 'Impostazioni della pagina' });
const pageTitle = (page: Page) => page.getByRole('heading', { level: 1 }).getByRole('button');
const slugField = (page: Page) => settings(page).getByLabel('Ultima parte dell’indirizzo');
const duplicate = async (page: Page) => {
  await page.getByRole('treeitem', { name: /Una prova/ }).click();
  await page.keyboard.press('ControlOrMeta+D');
  await expect(page.getByRole('treeitem', { name: /Una prova/ })).toHaveCount(2);
};

test('a published page is renamed and moved, and its old address leads to the new one', async ({
  page,
}) => {
  await duplicate(page);
  await pageTitle(page).press('Enter');
  await page.getByRole('button', { name: 'Impostazioni di questa pagina' }).press('Enter');
  await expect(settings(page).getByLabel('Titolo', { exact: true })).toBeFocused();
  const above = settings(page).getByRole('combobox', { name: 'Sotto la pagina' });
  await expect(above).toHaveAttribute('placeholder', 'Nessuna: sta al primo livello');
  await expect(slugField(page)).toHaveValue(own.path.slice(1));
  expect(await violations(page, (axe) => axe.include('[role=dialog]'))).toEqual([]);

  // Nothing is changed: nothing is asked about.
  await page.keyboard.press('Escape');
  await expect(settings(page)).toHaveCount(0);
  await expect(pageTitle(page)).toBeFocused();

  await page.keyboard.press('ControlOrMeta+K');
  await page.keyboard.type('slug');
  await expect(page.getByRole('option', { selected: true })).toHaveText(
    /Impostazioni della pagina/,
  );
  await page.keyboard.press('Enter');
  await expect(slugField(page)).toHaveValue(own.path.slice(1));
  await settings(page).getByLabel('Titolo', { exact: true }).fill('Tutta un’altra prova');
  await above.fill('offerte');
  await settings(page)
    .getByRole('option', { name: /^Offerte/ })
    .first()
    .click();
  await expect(above).toHaveValue('Offerte (/offerte)');
  await slugField(page).fill('luce');
  await expect(settings(page).getByText(/C’è già una pagina/)).toBeVisible();
  await expect(settings(page).getByRole('button', { name: 'Salva' })).toBeDisabled();
  const slug = `altra${own.path.slice(1)}`;
  await slugField(page).fill(slug);
  const description = settings(page).getByLabel('Descrizione per i motori di ricerca');
  await description.fill('Che cosa si prova qui.');
  await settings(page).getByRole('button', { name: 'Salva' }).click();

  const path = `/offerte/${slug}`;
  await expect(page.getByText(`La pagina ora è all’indirizzo ${path}`).first()).toContainText(
    'chi apre il vecchio indirizzo arriva al nuovo',
  );
  await expect(page).toHaveURL(`${origin()}${path}?pb`);
  await expect(pageTitle(page)).toHaveText('Tutta un’altra prova');
  const old = () => page.request.get(origin() + own.path).then((answer) => answer.url());
  await expect.poll(old).toBe(origin() + path);
  const visitor = await page.request.get(origin() + path);
  expect(await visitor.text()).toContain('content="Che cosa si prova qui."');

  // What was changed in the page before is still to be published, and clashes with nothing.
  await page.getByRole('button', { name: 'Pubblica', exact: true }).click();
  await expect(page.getByText('Pubblicata', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/unito|uniti|in conflitto/)).toHaveCount(0);

  const published = async () => {
    const { content } = await cms(page, 'GET', `/wp/v2/pages/${own.id}?context=edit`);
    return (content as unknown as { raw: string }).raw.split('Una prova').length - 1;
  };
  await expect.poll(published).toBe(2);

  // Who opens the editor where the page was comes to it, too.
  await page.goto(`${origin()}${own.path}?pb`);
  await expect(page).toHaveURL(`${origin()}${path}?pb`);
  await expect(pageTitle(page)).toHaveText('Tutta un’altra prova');

  // A draft that is begun there is opened, while visitors still come to where the page is.
  const begun = { title: 'Al suo posto', slug: own.path.slice(1), status: 'draft' };
  await cms(page, 'POST', '/wp/v2/pages', begun);
  await page.goto(`${origin()}${own.path}?pb`);
  await page.getByRole('button', { name: 'Parti da una pagina vuota' }).click();
  await page.keyboard.press('Escape');
  await expect(pageTitle(page)).toHaveText('Al suo posto');
  expect(await old()).toBe(origin() + path);
});

test('a page is kept out of search engines, and is in the sitemap again afterwards', async ({
  page,
}) => {
  const set = async (isOn: boolean) => {
    await page.getByRole('button', { name: 'Impostazioni della pagina' }).click();
    await settings(page)
      .getByRole('checkbox', { name: 'Non mostrarla nei motori di ricerca' })
      .setChecked(isOn);
    await settings(page).getByRole('button', { name: 'Salva' }).click();
    await expect(settings(page)).toHaveCount(0);
  };
  const read = (path: string) => page.request.get(origin() + path).then((answer) => answer.text());
  const isListed = async () => (await read('/sitemap.xml')).includes(`${own.path}</loc>`);
  await expect.poll(isListed).toBe(true);
  await set(true);
  await expect(page.getByText('Non è nei motori di ricerca')).toBeVisible();
  await expect.poll(isListed).toBe(false);
  await expect.poll(() => read(own.path)).toContain('<meta name="robots" content="noindex"/>');
  await set(false);
  await expect.poll(isListed).toBe(true);
  await expect.poll(() => read(own.path)).toContain('rel="canonical"');
});

test('search engines and social networks are shown what the settings say', async ({ page }) => {
  const open = async () => {
    await page.keyboard.press('ControlOrMeta+K');
    await page.keyboard.type('social');
    await expect(page.getByRole('option', { selected: true })).toHaveText(
      /Impostazioni della pagina/,
    );
    await page.keyboard.press('Enter');
    await expect(slugField(page)).toHaveValue(own.path.slice(1));
  };
  await page.setViewportSize({ width: 1024, height: 768 });
  await open();
  const dialog = settings(page);
  const preview = dialog.getByRole('region', { name: 'Anteprima del risultato di ricerca' });
  await expect(preview).toContainText(`${origin()} › ${own.path.slice(1)}`);
  await expect(preview).toContainText(/Prova \| \w+/);
  await dialog.getByLabel('Titolo per i motori di ricerca').fill('Provare è capire');
  await expect(preview).toContainText(/Provare è capire \| \w+/);
  const image = dialog.getByRole('group', { name: 'Immagine per i social' });
  const choose = image.getByRole('button', { name: 'Scegli' });
  await choose.press('Enter');
  const library = page.getByRole('dialog', { name: 'Scegli un’immagine per i social' });
  await expect(library.getByRole('searchbox')).toBeFocused();
  await library.getByRole('searchbox').fill('squadra');
  await library
    .getByRole('button', { name: /persone della squadra/ })
    .first()
    .press('Enter');
  await expect(choose).toBeFocused();
  const chosen = await image.locator('img').getAttribute('src');
  expect(await violations(page, (axe) => axe.include('[role=dialog]'))).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('alert')).toContainText('Non hai ancora salvato');
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect(dialog).toHaveCount(0);
  const visitor = () => page.request.get(origin() + own.path).then((answer) => answer.text());
  await expect.poll(visitor).toMatch(/<title>Provare è capire \| \w+<\/title>/);
  expect(await visitor()).toContain(`property="og:image" content="${origin()}${chosen}"`);

  await open();
  await expect(image.locator('img')).toHaveAttribute('src', chosen ?? '');
  await image.getByRole('button', { name: 'Togli l’immagine' }).click();
  await expect(choose).toBeFocused();
  await dialog.getByLabel('Titolo per i motori di ricerca').fill('');
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect.poll(visitor).toMatch(/<title>Prova \| \w+<\/title>/);
  expect(await visitor()).toMatch(/property="og:image" content="[^"]*\/condivisione\.jpg"/);
});

test('a page goes to the trash, whatever of it is unsaved', async ({ page }) => {
  await duplicate(page);
  await page.getByRole('button', { name: 'Altri modi di salvare e pubblicare' }).click();
  await page.getByRole('menuitem', { name: /Impostazioni della pagina/ }).click();
  await settings(page).getByRole('button', { name: 'Sposta nel cestino…' }).click();
  const asked = page.getByRole('dialog', { name: 'Spostare «Prova» nel cestino?' });
  await expect(asked.getByText('Nessun’altra pagina ha un link a questa.')).toBeVisible();
  expect(await violations(page, (axe) => axe.include('[role=dialog]'))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(settings(page).getByRole('button', { name: 'Sposta nel cestino…' })).toBeFocused();
  await page.keyboard.press('Enter');
  await asked.getByRole('button', { name: 'Sposta nel cestino' }).click();
  await expect(page.getByRole('dialog', { name: 'Pagine' })).toBeVisible();
  const answer = () => page.request.get(origin() + own.path).then((found) => found.status());
  await expect.poll(answer).toBe(404);
  const trashed = await cms(page, 'GET', `/wp/v2/pages/${own.id}?context=edit`);
  expect(trashed.status).toBe('trash');

  // Thrown away by mistake, it is taken out again where the other pages are.
  await page.goto(`${origin()}${own.path}?pb`);
  await expect(page.getByRole('heading', { name: 'Questa pagina è nel cestino' })).toBeVisible();
  await page.getByRole('link', { name: 'Vai a ripristinarla' }).click();
  const pages = page.getByRole('dialog', { name: 'Pagine' });
  await pages.getByRole('checkbox', { name: 'Cestino' }).check();
  expect(await violations(page, (axe) => axe.include('[role=dialog]'))).toEqual([]);
  const entry = pages.getByRole('listitem').filter({ hasText: own.path });
  await entry.getByRole('button', { name: 'Ripristina «Prova»' }).click();
  await expect(pages.getByText('«Prova» è di nuovo tra le pagine, come bozza.')).toBeVisible();
  await expect(pages.getByRole('link', { name: new RegExp(own.path) })).toBeVisible();
  const back = await cms(page, 'GET', `/wp/v2/pages/${own.id}?context=edit`);
  expect(back.status).toBe('draft');
  expect(own.path.endsWith(`/${back.slug}`)).toBe(true);
});

test('a page that is not online yet becomes one of another kind, by keyboard, and stays so', async ({
  page,
}) => {
  const { id, path } = await createPage(page, {
    nodes: { 'textblock-a': { component: 'TextBlock', props: { title: 'Luce' } } },
  });
  await openEditor(page, path);
  const about = page.getByRole('complementary', { name: 'Pagina' });
  await about.getByRole('button', { name: 'Cambia tipo' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Tipo della pagina' });
  expect(await violations(page, (axe) => axe.include('[role=dialog]'))).toEqual([]);
  await dialog.getByRole('radio', { name: /^Pagina Blocchi/ }).press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(about).toContainText('Pagina prodotto a schede');
  await page.keyboard.press('ControlOrMeta+s');
  await expect
    .poll(async () => (await cms(page, 'GET', `/wp/v2/pages/${id}?context=edit`)).template)
    .toBe('page-tab-product');
  await openEditor(page, path);
  await expect(about).toContainText('Pagina prodotto a schede');
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});
