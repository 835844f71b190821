import { expect, type Page, test } from 'playwright/test';
import { createPage } from '../support/cms-page.ts';
import { openEditor } from '../support/editor.ts';

const card = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) });
const preview = (page: Page) => page.locator('iframe[title="Anteprima del blocco"]');
const shown = (page: Page) => preview(page).contentFrame().locator('main');

test('a block is looked at before it is added, by pointer and by keyboard', async ({ page }) => {
  const { path } = await createPage(page, { nodes: { a: { component: 'TextBlock', props: {} } } });
  await openEditor(page, path);
  const search = page.getByRole('searchbox', { name: 'Cerca un blocco' });
  const tab = page.getByRole('tab', { name: 'Aggiungi' });
  await tab.click();
  await expect(search).toBeFocused();
  await search.press('Shift+Tab');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await expect(tab).toBeFocused();
  await expect(preview(page)).toHaveCount(0);
  await card(page, 'Hero banner').hover();
  await expect(preview(page)).toBeVisible();
  await expect(shown(page).getByRole('heading', { level: 1 })).toBeVisible();
  const title = await shown(page).getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('tab', { name: 'Struttura' }).hover();
  await expect(preview(page)).toBeHidden();

  // It is no stop of its own, and in nobody's way.
  await search.fill('hero blob');
  await search.press('Tab');
  await page.keyboard.press('Tab');
  await expect(card(page, 'Hero con forma morbida')).toBeFocused();
  await expect(preview(page)).toBeVisible();
  await expect(shown(page).getByRole('heading', { level: 1 })).not.toHaveText(title);
  await page.keyboard.press('Escape');
  await expect(preview(page)).toBeHidden();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('treeitem')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Struttura' }).click();
  await expect(page.getByRole('treeitem')).toHaveCount(2);
  await expect(page.getByRole('treeitem', { name: /^Hero con forma morbida/ })).toBeVisible();
});

test('a block comes where the picker says, also beside what the selected one lies in', async ({
  page,
}) => {
  const { path } = await createPage(page, {
    nodes: {
      box: { component: 'PageBlock', props: {}, childIds: ['a'] },
      a: { component: 'TextBlock', props: { title: 'Dentro' } },
      z: { component: 'TextBlock', props: { title: 'Dopo' } },
    },
  });
  await openEditor(page, path);
  await page.getByRole('treeitem', { name: /Dentro/ }).click();
  await page.getByRole('tab', { name: 'Aggiungi' }).click();
  await expect(page.getByText('Verrà aggiunto dopo «Blocco di testo · Dentro» in')).toBeVisible();
  await page.getByRole('button', { name: 'Cambia posizione' }).click();
  await page.getByRole('menuitem', { name: 'Dopo «Sezione»' }).click();
  await card(page, 'Linea di separazione').click();
  await page.getByRole('tab', { name: 'Struttura' }).click();
  await expect
    .poll(() => page.getByRole('treeitem').evaluateAll((rows) => rows.map((row) => row.ariaLevel)))
    .toEqual(['1', '2', '1', '1']);
  await expect(page.getByRole('treeitem').nth(2)).toHaveAccessibleName(/^Linea di separazione/);
});

test('a place that is pressed in the page begins another search, with the panel open already', async ({
  page,
}) => {
  const { path } = await createPage(page, {
    nodes: { box: { component: 'PageBlock', props: {} }, z: { component: 'TextBlock' } },
  });
  await openEditor(page, path);
  await page.getByRole('tab', { name: 'Aggiungi' }).click();
  const search = page.getByRole('searchbox', { name: 'Cerca un blocco' });
  await search.fill('tab');
  const canvas = page.frameLocator('iframe').first();
  const add = canvas.getByRole('button', { name: 'Aggiungi il primo blocco' });
  for (const words of ['tab', 'immagine']) {
    await search.fill(words);
    await add.click();
    await expect(search).toHaveValue('');
    await expect(search).toBeFocused();
  }
  await expect(page.getByText(/^Verrà aggiunto/)).toContainText('in «Sezione»');
  await canvas.getByRole('button', { name: 'Aggiungi in fondo alla pagina' }).click();
  await expect(page.getByText(/^Verrà aggiunto/)).toContainText('dopo «Blocco di testo');
});

test('Ctrl+Z after Enter in the search takes back the block that came, then the words', async ({
  page,
}) => {
  const { path } = await createPage(page, { nodes: { a: { component: 'TextBlock', props: {} } } });
  await openEditor(page, path);
  await page.getByRole('tab', { name: 'Aggiungi' }).click();
  const search = page.getByRole('searchbox', { name: 'Cerca un blocco' });
  const blocks = page.frameLocator('iframe').first().locator('main section');
  await expect(search).toBeFocused();
  const before = await blocks.count();
  await page.keyboard.type('passi');
  await page.keyboard.press('Enter');
  await expect.poll(() => blocks.count()).toBeGreaterThan(before);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(blocks).toHaveCount(before);
  await expect(search).toHaveValue('passi');
  await expect(search).toBeFocused();
  await page.keyboard.type('x');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(search).not.toHaveValue('passix');
});

test('what is typed after a press on a block is its text, and adds it no second time', async ({
  page,
}) => {
  const { path } = await createPage(page, { nodes: { a: { component: 'TextBlock' } } });
  await openEditor(page, path);
  await page.getByRole('tab', { name: 'Aggiungi' }).click();
  await card(page, 'Blocco di testo').click();
  const title = page.getByRole('textbox', { name: 'Titolo', exact: true });
  await expect(title).toBeFocused();
  await page.keyboard.type('Fibra e luce');
  await expect(title).toHaveValue('Fibra e luce');
  await page.getByRole('tab', { name: 'Struttura' }).click();
  await expect(page.getByRole('treeitem')).toHaveCount(2);
  await expect(page.getByRole('treeitem', { name: /Fibra e luce/ })).toBeVisible();
});
