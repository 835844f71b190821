import { expect, type Page, test } from 'playwright/test';
import { cms, createPage } from '../support/cms-page.ts';
import { openEditor } from '../support/editor.ts';
import { lines } from '../support/outline.ts';

const text = (title: string) => ({ component: 'TextBlock', props: { title } });
const nodes = {
  'textblock-a': text('Luce'),
  'pageblock-a': {
    component: 'PageBlock',
    props: { title: 'Sezione' },
    childIds: ['textblock-b', 'pageblock-b', 'textblock-c'],
  },
  'textblock-b': text('Uno'),
  'pageblock-b': { component: 'PageBlock', props: { title: 'Dentro' }, childIds: ['textblock-d'] },
  'textblock-d': text('Due'),
  'textblock-c': text('Tre'),
  'textblock-e': text('Ultimo'),
};
const AS_MADE = ['1 Luce', '1 Sezione', '2 Uno', '2 Dentro', '3 Due', '2 Tre', '1 Ultimo'];

const title = (page: Page) => page.getByRole('textbox', { name: 'Titolo', exact: true });
const undo = (page: Page) => page.getByRole('button', { name: 'Annulla', exact: true });
const headings = (page: Page) =>
  page.frameLocator('iframe').first().locator('main').getByRole('heading').allTextContents();

test('the history says what was done, and leads back and forth; a removed part comes back as it was', async ({
  page,
}) => {
  const { id, path } = await createPage(page, { nodes });
  await openEditor(page, path);
  await page.getByRole('treeitem', { name: /Luce$/ }).click();
  await title(page).fill('');
  await title(page).pressSequentially('Gas');
  await page.getByRole('treeitem', { name: /Sezione$/ }).click();
  await page.getByRole('tree').focus();
  await page.keyboard.press('Delete');
  await expect.poll(() => lines(page)).toEqual(['1 Gas', '1 Ultimo']);

  await page.getByRole('button', { name: 'Cronologia delle modifiche' }).click();
  const steps = page.getByRole('dialog').getByRole('listitem');
  await expect(steps).toHaveText([
    /^rimozione/,
    /^Titolo di Blocco di testo: «Luce» → «Gas»/,
    /^Apertura della pagina/,
  ]);
  await expect(steps.getByRole('button').first()).toHaveAttribute('aria-current', 'step');
  await steps.getByRole('button').last().click();
  await expect.poll(() => headings(page)).toEqual(AS_MADE.map((line) => line.slice(2)));
  // By its keys, too.
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(steps.getByRole('button').nth(1)).toHaveAttribute('aria-current', 'step');
  await page.keyboard.press('Escape');
  await expect.poll(() => lines(page)).toEqual(['1 Gas', ...AS_MADE.slice(1)]);
  await undo(page).click();
  await expect.poll(() => lines(page)).toEqual(AS_MADE);
  await expect(undo(page)).toBeDisabled();
  // What is done now takes the place of what was undone.
  await page.getByRole('treeitem', { name: /Ultimo$/ }).click();
  await expect(title(page)).toHaveValue('Ultimo');
  await title(page).fill('Fine');
  await expect(page.getByRole('button', { name: 'Ripeti', exact: true })).toBeDisabled();
  page.on('dialog', (dialog) => void dialog.accept());
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});
