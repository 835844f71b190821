import { expect, type Page, test } from 'playwright/test';
import { ownPage } from '../support/own-page.ts';

const nodes = {
  'textblock-a': {
    component: 'TextBlock',
    props: { title: 'Luce', headingLevel: 'h1', text: '<p>per chi abita qui</p>' },
  },
};

ownPage(nodes);
test.beforeEach(async ({ page }) => {
  await expect(canvas(page).getByRole('heading', { name: 'Luce' })).toBeVisible();
});

const canvas = (page: Page) => page.frameLocator('iframe').first();
async function add(page: Page, block: RegExp): Promise<void> {
  await page.getByRole('tab', { name: 'Aggiungi' }).click();
  await page.getByRole('button', { name: block }).first().click();
}

test('what could not be loaded without a connection says so, and comes with it', async ({
  page,
  context,
}) => {
  await context.setOffline(true);
  await add(page, /^FAQ in gruppi/);
  const notice = page.getByRole('alert').filter({ hasText: 'FAQ in gruppi' });
  await expect(notice).toContainText('non è stato aggiunto');
  await context.setOffline(false);
  await notice.getByRole('button', { name: 'Riprova' }).click();
  await expect(notice).toBeHidden();
  await page.getByRole('tab', { name: 'Struttura' }).click();
  await expect(page.getByRole('treeitem', { name: /FAQ in gruppi/ })).toBeVisible();

  await context.setOffline(true);
  await add(page, /^Galleria di immagini/);
  const missing = canvas(page).getByText('Il codice del blocco non si è caricato');
  await expect(missing).toBeVisible();
  await page.getByRole('button', { name: 'Pubblica', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const unchecked = dialog.getByText(/I controlli di «Galleria di immagini» non si sono caricati/);
  await expect(unchecked).toBeVisible();
  await expect(dialog.getByRole('button', { name: /lo stesso/ })).toBeHidden();
  await context.setOffline(false);
  await expect(unchecked).toBeHidden();
  await expect(missing).toBeHidden();
});

test('without the text editor in the page its form is there to write in', async ({
  page,
  context,
}) => {
  const text = canvas(page).getByText('per chi abita qui');
  await text.click();
  const field = page.getByRole('textbox', { name: 'Testo', exact: true });
  await expect(field).toBeVisible();
  await context.setOffline(true);
  await expect(async () => {
    await text.dblclick({ timeout: 5_000 });
    await expect(field).toBeFocused({ timeout: 5_000 });
  }).toPass();
  await context.setOffline(false);
});

test('a save that failed can be tried again whatever fails after it', async ({ page, context }) => {
  const failed = (what: string) => page.getByRole('alert').filter({ hasText: what });
  const retry = (what: string) => failed(what).getByRole('button', { name: 'Riprova' });
  await canvas(page).getByRole('heading', { name: 'Luce' }).click();
  const title = page.getByRole('textbox', { name: 'Titolo', exact: true });
  await title.fill('Gas');
  const field = await title.boundingBox();
  await context.setOffline(true);
  await page.keyboard.press('Control+s');
  await expect(retry('Salvataggio non riuscito')).toBeVisible();
  // What is under the pointer stays there.
  expect(await title.boundingBox()).toEqual(field);
  await add(page, /^FAQ in gruppi/);
  await expect(failed('FAQ in gruppi')).toContainText('non è stato aggiunto');
  await expect(retry('Salvataggio non riuscito')).toBeVisible();
  await expect(page.getByText('Senza connessione: il lavoro resta qui')).toBeVisible();
  await retry('Salvataggio non riuscito').click();
  await expect(failed('Salvataggio non riuscito')).toContainText('si salvano da sé');
  // Once the connection is back nobody has to ask for it.
  await context.setOffline(false);
  await expect(failed('Salvataggio non riuscito')).toBeHidden();
  await expect(page.getByText('Salvato', { exact: true })).toBeVisible();
  await expect(failed('FAQ in gruppi')).toBeVisible();
});
