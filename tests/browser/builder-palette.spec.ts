import { expect, type Locator, type Page, test } from 'playwright/test';
import { openEditor } from '../support/editor.ts';

const PATH = '/chi-siamo';
const palette = (page: Page) => page.getByRole('combobox', { name: 'Cerca comandi e blocchi' });
const title = (page: Page) => page.getByRole('textbox', { name: 'Titolo', exact: true });

test('Ctrl+K finds a block of the page, a command and a block to add, by keyboard alone', async ({
  page,
}) => {
  await openEditor(page, PATH);
  await page.keyboard.press('ControlOrMeta+k');
  await palette(page).fill('da dove viene');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveValue(/Da dove viene/);

  // Behind an open dialog the page is hidden from the accessibility tree.
  await expect(page.getByRole('treeitem').first()).toBeVisible();
  const before = await page.getByRole('treeitem').count();
  await page.keyboard.press('ControlOrMeta+k');
  await palette(page).fill('duplica');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('treeitem')).toHaveCount(before + 1);

  await page.keyboard.press('ControlOrMeta+k');
  // «faq» alone is the address of a page.
  await palette(page).fill('faq section');
  await expect(page.getByRole('option').first()).toContainText('FAQ in gruppi');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('treeitem', { name: /^FAQ/ }).first()).toBeVisible();
});

test('a slash adds a block, from the editor and from the page, and is a letter in a text field', async ({
  page,
}) => {
  await openEditor(page, PATH);
  const slash = page.getByRole('combobox', { name: 'Aggiungi un blocco' });
  await page.frameLocator('iframe').first().getByRole('heading').first().click();
  await expect(title(page)).toBeVisible();
  await page.keyboard.press('/');
  await expect(slash).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(slash).toBeHidden();
  await title(page).fill('24');
  await title(page).press('End');
  await page.keyboard.type('/7?');
  await expect(title(page)).toHaveValue('24/7?');
  await expect(slash).toBeHidden();
});

test('a question mark shows the shortcuts', async ({ page }) => {
  await openEditor(page, PATH);
  await page.getByRole('tree').focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Scorciatoie da tastiera' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('F6 leads through the parts of the window, the page included, and back', async ({ page }) => {
  await openEditor(page, PATH);
  // The key is heard within the page once its code is there.
  await expect(page.frameLocator('iframe').first().getByRole('heading').first()).toBeVisible();
  await page.getByRole('treeitem').first().click();
  const parts = [
    page.getByRole('button', { name: 'Cerca comandi e blocchi' }),
    page.getByRole('tree', { name: 'Struttura della pagina' }),
    page.locator('iframe').first(),
    page.getByRole('complementary', { name: 'Proprietà' }).getByRole('textbox').first(),
  ];
  await expect(parts[3] as Locator).toBeVisible();
  for (const at of [2, 3, 0, 1, 2]) {
    await page.keyboard.press('F6');
    await expect(parts[at] as Locator).toBeFocused();
  }
  for (const at of [1, 0, 3]) {
    await page.keyboard.press('Shift+F6');
    await expect(parts[at] as Locator).toBeFocused();
  }
});

test('letters written with AltGr are letters: no shortcut takes them', async ({ page }) => {
  await openEditor(page, PATH);
  await page
    .getByRole('treeitem', { name: /^Blocco di testo/ })
    .first()
    .click();
  await title(page).fill('a');
  const client = await page.context().newCDPSession(page);
  // AltGr+ò is @ on an Italian keyboard; Windows reports AltGr as Ctrl+Alt (2 | 1).
  for (const [key, code] of [
    ['@', 'Semicolon'],
    ['z', 'KeyZ'],
    ['s', 'KeyS'],
    ['k', 'KeyK'],
  ]) {
    const event = { key, code, modifiers: 3 };
    await client.send('Input.dispatchKeyEvent', { ...event, type: 'keyDown', text: key });
    await client.send('Input.dispatchKeyEvent', { ...event, type: 'keyUp' });
  }
  await expect(palette(page)).toBeHidden();
  await expect(page.getByText('Modifiche non salvate')).toBeVisible();
  await expect(title(page)).toHaveValue(/^a/);
});

test('what is typed quickly into a text stays where it is typed', async ({ page }) => {
  await openEditor(page, PATH);
  const line = page.getByRole('treeitem', { name: /^Blocco di testo/ }).first();
  await line.click();
  const before = await title(page).inputValue();
  await title(page).press('Home');
  await page.keyboard.type('Nuova: ');
  // Once the panels have followed, the caret is where it was.
  await expect(line).toHaveAccessibleName(/Nuova: /);
  await page.keyboard.type('vera ');
  await expect(title(page)).toHaveValue(`Nuova: vera ${before}`);
  await expect(line).toHaveAccessibleName(/Nuova: vera /);
});

test('a dialog that the palette or a key opens has the keyboard', async ({ page }) => {
  await openEditor(page, PATH);
  const tree = page.getByRole('tree', { name: 'Struttura della pagina' });
  const dialog = page.getByRole('dialog');
  await tree.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('salva per riusare');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // What is typed into the page opens one, too.
  await tree.focus();
  await page.keyboard.press('F6');
  await page.keyboard.press('?');
  await expect(dialog.getByRole('button', { name: 'Chiudi' })).toBeFocused();
});
