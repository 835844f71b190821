import { expect, type Page, test } from 'playwright/test';
import { cms, createPage } from '../support/cms-page.ts';
import { openEditor } from '../support/editor.ts';

const PATH = '/chi-siamo';
const tree = (page: Page) => page.getByRole('tree', { name: 'Struttura della pagina' });
const items = (page: Page) => page.getByRole('treeitem');

test('a block is copied by keyboard and pasted into another page in another tab', async ({
  page,
  context,
}) => {
  await openEditor(page, PATH);
  const block = page.getByRole('treeitem', { name: /^Text block/ }).first();
  await block.click();
  await tree(page).focus();
  await page.keyboard.press('ControlOrMeta+c');
  await expect(page.getByRole('status').filter({ hasText: 'copiato' })).toBeAttached();
  const title = await page.getByRole('textbox', { name: 'Titolo', exact: true }).inputValue();

  const other = await context.newPage();
  await openEditor(other, '/bolletta');
  const before = await items(other).count();
  await tree(other).focus();
  await other.keyboard.press('ControlOrMeta+v');
  await expect(items(other)).toHaveCount(before + 1);
  await expect(other.getByRole('textbox', { name: 'Titolo', exact: true })).toHaveValue(title);
  await other.keyboard.press('ControlOrMeta+z');
  await expect(items(other)).toHaveCount(before);
});

test('several blocks are selected with Shift and Ctrl, cut as one step, and come back in order', async ({
  page,
}) => {
  const nodes = {
    'textblock-a': { component: 'TextBlock', props: { title: 'Uno' } },
    'textblock-b': { component: 'TextBlock', props: { title: 'Due' } },
    'textblock-c': { component: 'TextBlock', props: { title: 'Tre' } },
  };
  const { id, path } = await createPage(page, { nodes });
  await openEditor(page, path);
  const names = () => items(page).evaluateAll((all) => all.map((item) => item.ariaLabel));
  const before = await names();
  await tree(page).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await tree(page).focus();
  await page.keyboard.press('Shift+ArrowUp');
  await expect(page.getByRole('heading', { name: '2 blocchi selezionati' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+x');
  await expect(items(page)).not.toHaveCount(before.length);
  await page.getByRole('button', { name: 'Annulla', exact: true }).click();
  expect(await names()).toEqual(before);
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

test('a block is renamed, found by its name, and keeps it after undo of something else', async ({
  page,
}) => {
  await openEditor(page, PATH);
  await tree(page).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('F2');
  await page.getByRole('textbox', { name: /^Nome di/ }).fill('Apertura di settembre');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('treeitem', { name: /^Apertura di settembre/ })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Cerca nella pagina' }).fill('settembre');
  await expect(page.getByText('1 blocco trovato')).toBeVisible();
  await expect(items(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  expect(await items(page).count()).toBeGreaterThan(1);
});

test('a locked block is neither deleted, cut nor moved', async ({ page }) => {
  await openEditor(page, PATH);
  const before = await items(page).count();
  await items(page).last().click();
  await page
    .getByRole('toolbar', { name: 'Azioni sul blocco' })
    .getByRole('button', { name: /Blocca/ })
    .click();
  await tree(page).focus();
  for (const key of ['Delete', 'ControlOrMeta+x', 'Alt+ArrowUp', 'Alt+ArrowLeft']) {
    await page.keyboard.press(key);
  }
  await expect(items(page)).toHaveCount(before);
  await expect(items(page).last()).toHaveAccessibleName(/bloccato/);
  await expect(page.getByRole('status').filter({ hasText: 'è bloccato' })).toBeAttached();
});

test('copy and paste work with the focus in the canvas, and text fields keep their own', async ({
  page,
}) => {
  await openEditor(page, PATH);
  const before = await items(page).count();
  const canvas = page.frameLocator('iframe').first();
  await canvas.getByRole('heading').first().click();
  await page.keyboard.press('ControlOrMeta+c');
  await page.keyboard.press('ControlOrMeta+v');
  await expect.poll(() => items(page).count()).toBeGreaterThan(before);
  const now = await items(page).count();
  const search = page.getByRole('searchbox', { name: 'Cerca nella pagina' });
  await search.focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(search).toHaveValue('');
  await expect(items(page)).toHaveCount(now);
});
