import { expect, type Page, test } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { cms } from '../support/cms-page.ts';
import { openEditor } from '../support/editor.ts';
import { origin } from '../support/under-test.ts';

const properties = (page: Page) => page.getByRole('complementary', { name: 'Proprietà' });
const publish = (page: Page) => page.getByRole('button', { name: 'Pubblica', exact: true });
const inDialog = (page: Page) => violations(page, (axe) => axe.include('[role=dialog]'));

test('another page is found by its title and opened', async ({ page }) => {
  await openEditor(page, '/chi-siamo');
  await page.getByRole('heading', { level: 1 }).getByRole('button').press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link').first()).toBeVisible();
  expect(await inDialog(page)).toEqual([]);
  await dialog.getByRole('searchbox').fill('reclami');
  await dialog.getByRole('link', { name: /Reclami e conciliazione/ }).click();
  await expect(page).toHaveURL(`${origin()}/reclami?pb`);
});

test('unsaved work is asked about by the editor, not the browser, and found again', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('dialog', (box) => {
    asked.push(`${box.type()} at ${page.url()}`);
    void box.accept();
  });
  await openEditor(page, '/chi-siamo');
  await page
    .getByRole('treeitem', { name: /^Blocco di testo/ })
    .first()
    .click();
  await properties(page).getByRole('textbox', { name: 'Titolo', exact: true }).fill('Da finire');
  const dialog = page.getByRole('dialog');
  const leave = async () => {
    await page.getByRole('heading', { level: 1 }).getByRole('button').press('Enter');
    await dialog.getByRole('searchbox').fill('reclami');
    await dialog.getByRole('link', { name: /Reclami e conciliazione/ }).click();
    await expect(dialog.getByText(/restano in questo browser/)).toBeVisible();
  };
  await leave();
  expect(await inDialog(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Resta qui' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Esci dall’editor' }).click();
  await expect(page.getByRole('dialog', { name: 'Uscire dall’editor?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await leave();
  await dialog.getByRole('button', { name: 'Apri senza salvare' }).click();
  await expect(page).toHaveURL(`${origin()}/reclami?pb`);
  expect(asked).toEqual([]);
  await openEditor(page, '/chi-siamo');
  await page.getByRole('button', { name: 'Riprendi le modifiche' }).click();
  await expect(page.getByRole('treeitem', { name: /Da finire/ })).toBeVisible();
  expect(asked).toEqual([]);
});

test('an address without a page offers to make it', async ({ page }) => {
  await openEditor(page, '/chi-siamo');
  await page.goto(`${origin()}/offerte/luce/luce-di-prova?pb`);
  await page.getByRole('link', { name: 'Crea la pagina' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Indirizzo: /offerte/luce/luce-di-prova')).toBeVisible();
  // One that another page has is not given a number without a word.
  await dialog.getByLabel('Titolo').fill('Luce');
  const above = dialog.getByRole('combobox', { name: 'Sotto la pagina' });
  await expect(above).toHaveValue('Offerte luce per la casa (/offerte/luce)');
  // Another one is written in its place.
  await above.click();
  await page.keyboard.type('offerte');
  await expect(dialog.locator('[role=option][data-taken]')).toHaveText('Offerte/offerte');
  expect(await inDialog(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(above).toHaveValue('Offerte (/offerte)');
  await dialog.getByLabel('Ultima parte dell’indirizzo').fill('luce');
  await dialog.getByRole('button', { name: 'Crea e apri' }).click();
  await expect(dialog.getByText('C’è già una pagina a questo indirizzo')).toBeVisible();
  await expect(dialog.getByLabel('Ultima parte dell’indirizzo')).toBeFocused();
});

test('the tabbed product page is made from nothing, with what is on the screen', async ({
  page,
}) => {
  await openEditor(page, '/');
  await page.getByRole('heading', { level: 1 }).getByRole('button').click();
  await page.getByRole('button', { name: 'Nuova pagina' }).click();
  const title = `Luce d’inverno ${Date.now()}`;
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Titolo')).toBeFocused();
  await page.keyboard.type(title);
  const above = dialog.getByRole('combobox', { name: 'Sotto la pagina' });
  await above.fill('offerte');
  await dialog
    .getByRole('option', { name: /^Offerte/ })
    .first()
    .click();
  await expect(above).toHaveValue('Offerte (/offerte)');
  await expect(dialog.getByRole('option')).toHaveCount(0);
  await dialog.getByText('Pagina prodotto a schede').click();
  expect(await inDialog(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Crea e apri' }).click();
  await page.waitForURL(/\/offerte\/luce-d-inverno-\d+\?pb$/);
  await dialog.getByRole('button', { name: /Prodotto a schede/ }).click();

  const products = ['Luce Chiara Casa', 'Luce Indice Casa'];
  for (const [index, product] of products.entries()) {
    await page
      .getByRole('treeitem', { name: /^Contenuto di una scheda/ })
      .nth(index)
      .click();
    await properties(page).getByRole('button', { name: 'Aggiungi' }).click();
    await properties(page).getByRole('combobox', { name: 'Pagina dell’offerta' }).fill(product);
    await page.getByRole('option', { name: new RegExp(`^${product}`) }).click();
  }
  const canvas = page.frameLocator('iframe').first();
  for (const product of products) {
    await expect(canvas.getByRole('heading', { name: product })).toBeVisible();
  }

  // What the template left is pointed out, and the way to each text leads through the list.
  await publish(page).click();
  await expect(dialog.getByText('Testo di esempio ancora da cambiare').first()).toBeVisible();
  await expect(dialog.getByText('Il blocco è vuoto: chi visita non lo vede.')).toBeVisible();
  await dialog.getByText(/Testo di esempio.*«Nome del prodotto»/).click();
  await expect(properties(page).getByRole('textbox', { name: 'Titolo' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(title);
  await publish(page).click();
  await dialog.getByRole('button', { name: 'Pubblica lo stesso' }).click();
  await expect(page.getByText('Pubblicata', { exact: true }).first()).toBeVisible();

  const path = new URL(page.url()).pathname;
  await page.goto(origin() + path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('heading', { name: 'Luce Chiara Casa' })).toBeVisible();
  await page.getByRole('tab', { name: 'Prezzo indicizzato' }).click();
  await expect(page.getByRole('heading', { name: 'Luce Indice Casa' })).toBeVisible();
  await openEditor(page, path);
  const [made] = (await cms(
    page,
    'GET',
    `/wp/v2/pages?slug=${path.split('/').at(-1)}&_fields=id`,
  )) as unknown as { id: number }[];
  await cms(page, 'DELETE', `/wp/v2/pages/${made?.id}?force=true`);
});
