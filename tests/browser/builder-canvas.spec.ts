import { expect, type Locator, type Page, test } from 'playwright/test';
import { drag } from '../support/drag.ts';
import { openEditor } from '../support/editor.ts';
import { lines } from '../support/outline.ts';
import { ownPage } from '../support/own-page.ts';

const text = (title: string) => ({ component: 'TextBlock', props: { title } });
const nodes = {
  'pageblock-a': {
    component: 'PageBlock',
    props: { title: 'Gruppo' },
    childIds: ['textblock-a', 'textblock-b'],
  },
  'textblock-a': text('Uno'),
  'textblock-b': text('Due'),
  'textblock-c': text('Tre'),
  'pageblock-b': { component: 'PageBlock', props: {} },
};
/** The page as it was made, each block with its level. */
const AS_MADE = ['1 Gruppo', '2 Uno', '2 Due', '1 Tre', '1 Sezione'];

ownPage(nodes);

const canvas = (page: Page) => page.frameLocator('iframe').first();
const heading = (page: Page, name: string) => canvas(page).getByRole('heading', { name });
const bar = (page: Page) =>
  canvas(page).getByRole('toolbar', { name: 'Azioni su «Blocco di testo»' });
const undo = (page: Page) => page.getByRole('button', { name: 'Annulla', exact: true });
const said = (page: Page, sentence: string) =>
  expect(page.getByRole('status').filter({ hasText: sentence })).toBeAttached();

test('the page is shown at four widths, and at any size', async ({ page }) => {
  const frame = page.locator('iframe').first();
  const widthOfPage = () =>
    canvas(page)
      .locator('html')
      .evaluate(() => window.innerWidth);
  const widthShown = async () => Math.round((await frame.boundingBox())?.width ?? 0);
  for (const [name, width] of [
    ['Telefono, 390 px', 390],
    ['Tablet, 768 px', 768],
    ['Portatile, 1024 px', 1024],
    ['Desktop, 1440 px', 1440],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await expect.poll(widthOfPage).toBe(width);
  }
  const size = page.getByLabel('Ingrandimento');
  await size.selectOption('50%');
  await expect.poll(widthShown).toBe(720);
  await size.selectOption({ index: 0 });
  // As wide as fits: the whole page, whatever its width.
  await expect.poll(widthShown).not.toBe(720);
  expect(await widthOfPage()).toBe(1440);
  await page.getByRole('button', { name: 'Tutta la larghezza' }).click();
  await expect.poll(async () => (await widthOfPage()) - (await widthShown())).toBe(0);
});

test('a block is outlined under the pointer, chosen by a click, and changed from its bar', async ({
  page,
}) => {
  await heading(page, 'Tre').hover();
  const name = canvas(page).locator('[data-canvas-control]').getByText('Blocco di testo');
  await expect(name).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  // And the other way round.
  await page.getByRole('treeitem', { name: /Gruppo/ }).hover();
  await expect(canvas(page).locator('[data-canvas-control]').getByText('Sezione')).toBeVisible();

  await heading(page, 'Tre').click();
  // It covers what stands above: whoever points there sees that, and the keyboard finds the bar.
  const shown = bar(page).locator('..');
  await heading(page, 'Gruppo').hover();
  await expect(shown).toHaveCSS('opacity', '0.4');
  await heading(page, 'Due').hover();
  await bar(page).getByRole('button', { name: 'Sposta su' }).focus();
  await expect(shown).toHaveCSS('opacity', '1');
  await page.getByRole('treeitem', { name: /Tre/ }).hover();
  await bar(page).getByRole('button', { name: 'Sposta su' }).click();
  await expect
    .poll(() => lines(page))
    .toEqual(['1 Tre', '1 Gruppo', '2 Uno', '2 Due', '1 Sezione']);
  await said(page, '«Blocco di testo» spostato: posizione 1 di 3.');
  await bar(page).getByRole('button', { name: 'Duplica' }).click();
  await expect(heading(page, 'Tre')).toHaveCount(2);
  await bar(page).getByRole('button', { name: 'Elimina' }).click();
  await expect(heading(page, 'Tre')).toHaveCount(1);
  await said(page, '«Blocco di testo» eliminato.');
});

/** Where a drop would come, while something is dragged. */
const place = (page: Page) => canvas(page).locator('[data-drop-line]');

test('a block is dragged by its handle into a container, to the place that a line shows', async ({
  page,
}) => {
  await heading(page, 'Tre').click();
  await drag(
    page,
    bar(page).getByTitle('Trascina per spostare'),
    heading(page, 'Due'),
    'upper',
    () => expect(place(page)).toBeVisible(),
  );
  await expect
    .poll(() => lines(page))
    .toEqual(['1 Gruppo', '2 Uno', '2 Tre', '2 Due', '1 Sezione']);
  await expect(place(page)).toHaveCount(0);
  await undo(page).click();
  await expect.poll(() => lines(page)).toEqual(AS_MADE);
  await expect(undo(page)).toBeDisabled();
});

test('the bar of a block stays while the pointer rests where it was chosen, though the page moves', async ({
  page,
}) => {
  await heading(page, 'Tre').click();
  const title = bar(page).locator('..');
  await expect(title).toHaveCSS('opacity', '1');
  // As a panel that opens beside the page does: another block comes under the pointer.
  await heading(page, 'Uno').evaluate((element) => {
    element.style.paddingBottom = '160px';
  });
  // Longer than the bar takes to give way.
  await page.waitForTimeout(1000);
  await expect(title).toHaveCSS('opacity', '1');
  await heading(page, 'Uno').hover();
  await expect(title).toHaveCSS('opacity', '0.4');
});

test('a block is dragged from the list into an empty container', async ({ page }) => {
  await page.getByRole('tab', { name: 'Aggiungi' }).click();
  const card = page.getByRole('button', { name: /^Linea di separazione/ });
  const slot: Locator = canvas(page).getByRole('region', { name: '«Sezione» è vuoto' });
  await drag(page, card, slot, 'middle', () => expect(place(page)).toBeVisible());
  await page.getByRole('tab', { name: 'Struttura' }).click();
  await expect.poll(() => lines(page)).toEqual([...AS_MADE, '2 Linea di separazione']);
  await expect(slot).toHaveCount(0);
});

test('the same moves are made by keyboard, and said', async ({ page }) => {
  await page.getByRole('treeitem', { name: /Tre/ }).click();
  await page.getByRole('tree').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect
    .poll(() => lines(page))
    .toEqual(['1 Gruppo', '2 Uno', '2 Due', '1 Sezione', '1 Tre']);
  await said(page, '«Blocco di testo» spostato: posizione 3 di 3.');
  await page.keyboard.press('Alt+ArrowDown');
  await said(page, '«Blocco di testo» è già l’ultimo.');
  await page.keyboard.press('Alt+ArrowRight');
  await expect
    .poll(() => lines(page))
    .toEqual(['1 Gruppo', '2 Uno', '2 Due', '1 Sezione', '2 Tre']);
  await said(page, '«Blocco di testo» spostato in «Sezione».');
  await page.keyboard.press('Alt+ArrowLeft');
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => lines(page)).toEqual(AS_MADE);
  await page.keyboard.press('Alt+ArrowLeft');
  await said(page, '«Blocco di testo» è già al primo livello della pagina.');
  await expect(page.getByRole('tree')).toBeFocused();
});

test('a block chosen in the outline shows with its whole bar, though the panel makes the page smaller', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openEditor(page, '/casa');
  // Of a page that is still arriving, the panel's width would be there before the scrolling.
  await page.waitForTimeout(3_000);
  await page.getByRole('treeitem', { name: /^Card in evidenza/ }).click();
  await expect(page.getByRole('textbox', { name: 'Titolo', exact: true })).toBeVisible();
  const bar = page.frameLocator('iframe').getByRole('toolbar', { name: /^Azioni su/ });
  await expect(bar).toBeVisible();
  const place = () =>
    bar.evaluate((element) => [window.scrollY, element.getBoundingClientRect().top]);
  await expect.poll(async () => (await place())[0]).toBeGreaterThan(0);
  // Where it stands once the page rests.
  let [before, now] = [[-1, -1], await place()];
  while (String(before) !== String(now)) {
    await page.waitForTimeout(300);
    [before, now] = [now, await place()];
  }
  expect(now[1]).toBeGreaterThanOrEqual(-1);
  await page.getByRole('button', { name: 'Telefono, 390 px' }).click();
  await expect.poll(() => bar.evaluate(() => window.innerWidth)).toBe(390);
  await expect(bar).toBeInViewport();
});

test('what is brought into view in the page moves the page, not its frame', async ({ page }) => {
  await page.getByRole('treeitem', { name: /Tre/ }).click();
  await expect(page.getByRole('complementary', { name: 'Proprietà' })).toBeVisible();
  const frame = page.locator('iframe').first();
  const before = await frame.boundingBox();
  await canvas(page)
    .locator('main')
    .evaluate((main) => main.lastElementChild?.scrollIntoView({ block: 'start' }));
  await expect.poll(() => frame.boundingBox()).toEqual(before);
});
