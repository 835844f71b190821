import { expect, type Page, test } from 'playwright/test';
import { ownPage } from '../support/own-page.ts';

ownPage({
  'textblock-a': { component: 'TextBlock', props: { title: 'Uno' } },
  'textblock-b': { component: 'TextBlock', props: { title: 'Due' } },
});

const block = (page: Page, name: string) => page.getByRole('treeitem', { name });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Proprietà' });
const left = (page: Page) => page.getByRole('complementary', { name: 'Struttura e blocchi' });

test('when the side panel closes, the keyboard goes on in the left one', async ({ page }) => {
  for (const close of [
    () => panel(page).getByRole('button', { name: 'Chiudi il pannello' }).press('Enter'),
    () => panel(page).getByRole('button', { name: 'Duplica' }).press('Escape'),
  ]) {
    await block(page, 'Uno').click();
    await expect(panel(page).getByRole('textbox', { name: 'Titolo' })).toHaveValue('Uno');
    await close();
    await expect(panel(page)).toHaveCount(0);
    await expect(left(page)).toBeFocused();
  }
  await page.getByRole('button', { name: 'Pannello sinistro' }).click();
  await page.getByRole('button', { name: 'Controlli della pagina' }).click();
  const checks = page.getByRole('complementary', { name: 'Controlli della pagina' });
  await checks.getByRole('button', { name: 'Chiudi il pannello' }).press('Enter');
  await expect(checks).toHaveCount(0);
  // In its place is the panel about the page; without that one, too, there is only the bar.
  const about = page.getByRole('complementary', { name: 'Pagina' });
  await expect(about).toBeFocused();
  await about.getByRole('button', { name: 'Chiudi il pannello' }).press('Enter');
  await expect(about).toHaveCount(0);
  await expect(page.getByLabel('Barra dell’editor')).toBeFocused();
});

test('when a line of the outline is taken away with its button, the keyboard goes on there', async ({
  page,
}) => {
  await block(page, 'Uno').hover();
  await block(page, 'Uno').getByRole('button', { name: 'Elimina' }).click();
  await expect(block(page, 'Uno')).toHaveCount(0);
  const tree = page.getByRole('tree', { name: 'Struttura della pagina' });
  await expect(tree).toBeFocused();
  await tree.press('Delete');
  await expect(block(page, 'Due')).toHaveCount(0);
});

test.describe('on a page that is longer than its window', () => {
  const long = '<p>Riga.</p>'.repeat(40);
  ownPage({
    'textblock-a': { component: 'TextBlock', props: { title: 'Uno' } },
    'textblock-b': { component: 'TextBlock', props: { title: 'Due', text: long } },
    'textblock-c': { component: 'TextBlock', props: { title: 'Tre', text: long } },
  });
  const heading = (page: Page, name: string) =>
    page.frameLocator('iframe').first().getByRole('heading', { name });

  test('a block that is moved is followed, and its line leads back to it', async ({ page }) => {
    await block(page, 'Uno').click();
    await expect(heading(page, 'Uno')).toBeInViewport();
    for (const name of ['Sposta giù', 'Sposta giù']) {
      await panel(page).getByRole('button', { name }).click();
    }
    await expect(heading(page, 'Due')).not.toBeInViewport();
    await expect(heading(page, 'Uno')).toBeInViewport();
    await heading(page, 'Due').scrollIntoViewIfNeeded();
    await expect(heading(page, 'Uno')).not.toBeInViewport();
    await block(page, 'Uno').click();
    await expect(heading(page, 'Uno')).toBeInViewport();
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(heading(page, 'Due')).toBeInViewport();
  });
});
