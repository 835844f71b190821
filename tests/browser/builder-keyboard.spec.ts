import { expect, type Locator, type Page, test } from 'playwright/test';
import { cms, createPage } from '../support/cms-page.ts';
import { openEditor } from '../support/editor.ts';
import { origin } from '../support/under-test.ts';

const tree = (page: Page) => page.getByRole('tree', { name: 'Struttura della pagina' });
const lines = (page: Page) =>
  page.getByRole('treeitem').evaluateAll((all) => all.map((line) => line.ariaLabel));

/** Goes on with a key until a control has the keyboard; one that is far away is out of reach. */
async function goTo(page: Page, control: Locator, key = 'Tab', most = 12): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press(key);
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(control).toBeFocused({ timeout: 1 });
}

async function inPalette(page: Page, words: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: 'Cerca comandi e blocchi' })).toBeFocused();
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
}

test('a page is made, written, arranged and published by keyboard alone', async ({ page }) => {
  const title = `Senza mouse ${Date.now()}`;
  const dialog = page.getByRole('dialog');
  await openEditor(page);
  await inPalette(page, 'nuova pagina');
  await expect(dialog.getByLabel('Titolo')).toBeFocused();
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/senza-mouse-\d+\?pb$/);
  const path = new URL(page.url()).pathname;
  await expect(page).toHaveTitle(`${title} · Editor di pagina`);

  // Two blocks by their names, one after the other.
  await expect(dialog).toBeVisible();
  await goTo(page, dialog.getByRole('button', { name: 'Parti da una pagina vuota' }));
  await page.keyboard.press('Enter');
  const search = page.getByRole('searchbox', { name: 'Cerca un blocco' });
  for (const name of ['blocco di testo', 'immagine']) {
    await expect(search).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('complementary', { name: 'Proprietà' })).toContainText(
      new RegExp(name, 'i'),
    );
  }

  // Enter leads from the line of a block to its fields, and the formats are one stop on the way.
  await goTo(page, page.getByRole('tab', { name: 'Aggiungi' }), 'Shift+Tab');
  await page.keyboard.press('ArrowLeft');
  await goTo(page, tree(page));
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: 'Titolo', exact: true });
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(title);
  const text = page.getByRole('textbox', { name: 'Testo', exact: true });
  await goTo(page, text, 'Tab', 3);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Scritto ');
  const formats = page.getByRole('toolbar', { name: 'Formato di Testo' });
  await goTo(page, formats.getByRole('combobox'), 'Tab', 1);
  await goTo(page, formats.getByRole('button', { name: 'Grassetto' }), 'ArrowRight', 1);
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await page.keyboard.type('a mano');

  // The image goes to the top, and gets a picture.
  await goTo(page, tree(page), 'Shift+F6', 2);
  await page.keyboard.press('End');
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(async () => (await lines(page))[0]).toMatch(/^Immagine/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Carica' }).first()).toBeFocused();
  await goTo(page, page.getByRole('button', { name: 'Scegli' }).first(), 'Tab', 1);
  await page.keyboard.press('Enter');
  const library = dialog.getByRole('searchbox', { name: 'Cerca nella libreria' });
  await expect(library).toBeFocused();
  await page.keyboard.type('squadra');
  const picture = dialog.getByRole('button', { name: /persone della squadra/ }).first();
  await expect(picture).toBeVisible();
  await goTo(page, picture);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Testo alternativo' }).first()).toHaveValue(
    /persone della squadra/,
  );

  await goTo(page, page.getByRole('button', { name: 'Cerca comandi e blocchi' }), 'F6', 4);
  await goTo(page, page.getByRole('button', { name: 'Pubblica', exact: true }), 'Tab', 25);
  await page.keyboard.press('Enter');
  await goTo(page, dialog.getByRole('button', { name: 'Pubblica lo stesso' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Pubblicata', { exact: true }).first()).toBeVisible();
  const [made] = (await cms(
    page,
    'GET',
    `/wp/v2/pages?slug=${path.slice(1)}&_fields=id`,
  )) as unknown as { id: number }[];
  await page.goto(origin() + path);
  await expect(page.locator('main').getByRole('heading', { name: title })).toBeVisible();
  await expect(page.locator('main strong')).toHaveText('a mano');
  await cms(page, 'DELETE', `/wp/v2/pages/${made?.id}?force=true`);
});

test('Enter on a link of the page leads to its field, and a space then writes nothing', async ({
  page,
}) => {
  const text = '<p>Vai ai <a href="/contatti">contatti</a></p>';
  const nodes = { 'textblock-a': { component: 'TextBlock', props: { title: 'Aiuto', text } } };
  const { id, path } = await createPage(page, { nodes });
  await openEditor(page, path);
  const link = page.frameLocator('iframe').first().getByRole('link', { name: 'contatti' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Testo', exact: true })).toBeFocused();
  await link.focus();
  await page.keyboard.press('Space');
  await expect(link).toHaveText('contatti');
  await expect(page.getByText('Salvato', { exact: true })).toBeVisible();
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

test('Enter in the page writes the texts of the chosen block, one after the other', async ({
  page,
}) => {
  const nodes = {
    'textblock-a': { component: 'TextBlock', props: { title: 'Aiuto', text: '<p>Chiama</p>' } },
    'separator-b': { component: 'Separator', props: {} },
  };
  const { id, path } = await createPage(page, { nodes });
  await openEditor(page, path);
  const canvas = page.frameLocator('iframe').first();
  await expect(canvas.getByRole('heading', { name: 'Aiuto' })).toBeVisible();
  await goTo(page, tree(page), 'F6', 3);
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  const frame = page.locator('iframe').first();
  await goTo(page, frame, 'F6', 1);
  await expect(frame).toHaveAttribute('data-reached');
  await expect(
    page.getByRole('status').filter({ hasText: 'Invio per scriverne i testi' }),
  ).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.keyboard.type(' subito');
  await expect(canvas.getByRole('heading')).toHaveText('Aiuto subito');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Scrivi');
  await expect(canvas.getByText('Scrivi', { exact: true })).toBeVisible();
  // The one that was finished last is gone on with.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await page.keyboard.type('ci');
  await expect(canvas.getByText('Scrivici', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  // Of a block without texts it is said.
  await goTo(page, tree(page), 'Shift+F6', 1);
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  await goTo(page, frame, 'F6', 1);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Qui non c’è testo da scrivere/).first()).toBeVisible();
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

test('Escape leaves a clicked text, and then its block', async ({ page }) => {
  const nodes = { 'textblock-a': { component: 'TextBlock', props: { title: 'Aiuto', text: '' } } };
  const { id, path } = await createPage(page, { nodes });
  await openEditor(page, path);
  const canvas = page.frameLocator('iframe').first();
  const title = page.getByRole('textbox', { name: 'Titolo', exact: true });
  const clickAndLeave = async () => {
    await canvas.getByRole('heading', { name: 'Aiuto' }).click();
    await expect(canvas.locator('[data-waiting-caret]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(canvas.locator('[data-waiting-caret]')).toHaveCount(0);
    await expect(title).toBeVisible();
  };
  await clickAndLeave();
  await page.keyboard.press('Escape');
  await expect(title).toBeHidden();
  // What is pressed after the first is about the block.
  await clickAndLeave();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('treeitem')).toHaveCount(0);
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});
