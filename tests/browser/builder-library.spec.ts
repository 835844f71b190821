import { expect, type Page, test } from 'playwright/test';
import { cms, createPage } from '../support/cms-page.ts';
import { openEditor } from '../support/editor.ts';
import { origin } from '../support/under-test.ts';

const nodes = {
  'actionbutton-a': { component: 'ActionButton', props: { label: 'Vai', type: 'simple' } },
  'image-a': { component: 'Image', props: {} },
  'textblock-a': { component: 'TextBlock', props: { title: 'Chiama 800 999 000' } },
};
const remove = (page: Page, id: number) => cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);

test('a link is found by the title of its page, by keyboard', async ({ page }) => {
  const { id, path } = await createPage(page, { nodes });
  await openEditor(page, path);
  await page.getByRole('treeitem', { name: /^Tasto Gradiente/ }).click();
  const field = page.getByRole('combobox', { name: /Link|Indirizzo|href/i });
  await field.fill('luce chiara');
  await expect(page.getByRole('option', { name: /^Luce Chiara Casa/ })).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(field).toHaveValue(/^\/offerte\/luce\/luce-chiara/);
  await remove(page, id);
});

test('a link into the funnel is found like a page, and leads there', async ({ page }) => {
  const { id, path } = await createPage(page, { nodes });
  await openEditor(page, path);
  await page.getByRole('treeitem', { name: /^Tasto Gradiente/ }).click();
  const field = page.getByRole('combobox', { name: 'Link' });
  await field.fill('attivazione');
  await page.getByRole('option', { name: /^Attivazione online/ }).click();
  await expect(field).toHaveValue(/^https:/);
  const address = await field.inputValue();
  await expect(
    page.frameLocator('iframe').first().getByRole('link', { name: 'Vai' }),
  ).toHaveAttribute('href', address);
  await remove(page, id);
});

test('an article of the glossary is found among its own, and a sixth is the last', async ({
  page,
}) => {
  const glossary = { component: 'AlbavivapediaArticles', props: { articles: [1, 2, 3, 4, 5] } };
  const { id, path } = await createPage(page, { nodes: { 'articles-a': glossary } });
  await openEditor(page, path);
  await page.getByRole('treeitem').first().click();
  await page.getByRole('button', { name: 'Aggiungi articolo' }).click();
  await page.getByRole('combobox', { name: 'Articolo' }).last().fill('luce');
  const found = page.getByRole('listbox').getByRole('option');
  await expect(found.first()).toBeVisible();
  for (const option of await found.all()) {
    await expect(option).toContainText('/casa/albavivapedia/');
  }
  await found.first().click();
  await expect(page.getByRole('button', { name: 'Cambia Articolo' }).last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Al massimo 6 in Articoli' })).toBeDisabled();
  await remove(page, id);
});

test('an image is chosen from the library of WordPress, with its description', async ({ page }) => {
  const { id, path } = await createPage(page, { nodes });
  await openEditor(page, path);
  await page.getByRole('treeitem', { name: /^Immagine/ }).click();
  await page.getByRole('button', { name: 'Scegli' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Scegli un’immagine' });
  await dialog.getByRole('searchbox').fill('squadra');
  await dialog
    .getByRole('button', { name: /persone della squadra/ })
    .first()
    .click();
  await expect(page.getByRole('textbox', { name: 'Testo alternativo' }).first()).toHaveValue(
    /persone della squadra/,
  );
  await expect(page.frameLocator('iframe').first().locator('main img').first()).toBeVisible();
  await remove(page, id);
});

test('a document is found by its title, or uploaded where a block asks for it', async ({
  page,
}) => {
  const items = [{ title: 'Guida' }, { title: 'Modulo' }];
  const { id, path } = await createPage(page, {
    nodes: { 'documents-a': { component: 'DocumentsPremium', props: { items } } },
  });
  await openEditor(page, path);
  await page.getByRole('treeitem', { name: /^Documenti del prodotto/ }).click();
  await page.getByRole('button', { name: 'Guida', exact: true }).click();
  const field = page.getByRole('combobox', { name: 'File' });
  // The latest are offered before anything is typed.
  await field.click();
  await expect(page.getByRole('option', { name: /\.pdf/ }).first()).toBeVisible();
  await field.fill('guida bolletta');
  await page.getByRole('option', { name: /guida-bolletta-imprese\.pdf/ }).click();
  await field.press('Tab');
  await expect(field).toHaveValue('guida-bolletta-imprese.pdf');

  await page.getByRole('button', { name: 'Modulo', exact: true }).click();
  await expect(field).toHaveValue('');
  const name = `modulo-${Date.now()}.pdf`;
  const buffer = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF');
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Carica un file' }).click();
  await (await chosen).setFiles({ name, mimeType: 'application/pdf', buffer });
  await expect(field).toHaveValue(name);
  const link = page.frameLocator('iframe').first().getByRole('link', { name: 'Modulo' });
  await expect(link).toHaveAttribute('href', new RegExp(`/wp-content/uploads/.*${name}$`));
  const file = await page.request.get(`${origin()}${await link.getAttribute('href')}`);
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);

  const found = await cms(page, 'GET', `/wp/v2/media?search=${name.replace('.pdf', '')}`);
  const [upload] = found as unknown as { id: number }[];
  await cms(page, 'DELETE', `/wp/v2/media/${upload?.id}?force=true`);
  await remove(page, id);
});

test('blocks are saved, found again on another page, and deleted', async ({ page }) => {
  const { id, path } = await createPage(page, { nodes });
  await openEditor(page, path);
  await page.getByRole('treeitem', { name: /^Blocco di testo/ }).click();
  await page.getByRole('button', { name: 'Altre azioni' }).click();
  await page.getByRole('menuitem', { name: 'Salva per riusare…' }).click();
  const name = `Telefono ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();

  await openEditor(page, '/bolletta');
  const before = await page.getByRole('treeitem').count();
  await page.getByRole('tab', { name: 'Aggiungi' }).click();
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('tab', { name: 'Struttura' }).click();
  await expect(page.getByRole('treeitem')).toHaveCount(before + 1);
  await expect(page.getByRole('treeitem', { name: /Chiama 800 999 000/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Aggiungi' }).click();
  // They are dragged into the page, too.
  await page
    .getByRole('button', { name, exact: true })
    .dragTo(page.locator('iframe').first(), { targetPosition: { x: 200, y: 20 } });
  await page.getByRole('tab', { name: 'Struttura' }).click();
  await expect(page.getByRole('treeitem')).toHaveCount(before + 2);
  await page.getByRole('tab', { name: 'Aggiungi' }).click();
  await page.getByRole('button', { name: `Altre azioni: ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Elimina dai salvati' }).click();
  // A key pressed too soon deletes nothing.
  await expect(page.getByRole('button', { name: 'Lascia com’è' })).toBeFocused();
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click();
  await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
  page.on('dialog', (dialog) => void dialog.accept());
  await remove(page, id);
});

test('a telephone number is found wherever it is used', async ({ page }) => {
  const number = `800 ${String(Date.now()).slice(-6)}`;
  const phone = { 'textblock-a': { component: 'TextBlock', props: { title: `Chiama ${number}` } } };
  const { id, path } = await createPage(page, { nodes: phone, title: 'Pagina col numero' });
  await openEditor(page, '/chi-siamo');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill('dove si usa un testo');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Dove si usa' });
  await dialog.getByRole('searchbox', { name: 'Testo da cercare' }).fill(number);
  await expect(dialog.getByText('1 volta: 1 pagina')).toBeVisible();
  await expect(dialog.getByRole('link', { name: /Pagina col numero/ })).toHaveAttribute(
    'href',
    `${path}?pb`,
  );
  await expect(dialog.getByText(`Blocco di testo: «Chiama ${number}»`)).toBeVisible();
  await remove(page, id);
});

test('a kind of block and an image are found wherever they are used', async ({ page }) => {
  await openEditor(page, '/chi-siamo');
  const dialog = page.getByRole('dialog', { name: /^Dove si usa/ });
  await page.getByRole('treeitem', { name: /^Loghi di partner/ }).click();
  await page.getByRole('button', { name: 'Altre azioni', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Dove si usa questo tipo di blocco' }).click();
  await expect(dialog.getByText('1 volta: 1 pagina')).toBeVisible();
  await expect(dialog.getByText('questa pagina, com’è adesso nell’editor')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Immagini', exact: true }).click();
  await page.getByRole('button', { name: 'Circolo Lago Vela' }).click();
  await page.getByRole('button', { name: 'Dove si usa' }).click();
  await expect(dialog.getByText('1 volta: 1 pagina')).toBeVisible();
});

test('saved blocks are no visitor’s business', async ({ page, playwright }) => {
  await openEditor(page, '/');
  const origin = new URL(page.url()).origin;
  const visitor = await playwright.request.newContext();
  const answer = await visitor.get(`${origin}/wordpress/wp-json/wp/v2/pb-patterns`);
  expect(answer.status()).toBe(401);
  const usage = await visitor.get(`${origin}/wordpress/wp-json/msr/v1/where-used?text=800`);
  expect(usage.status()).toBe(401);
  await visitor.dispose();
});
