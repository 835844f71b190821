import { expect, type Page, test } from 'playwright/test';
import { cms, createPage } from '../support/cms-page.ts';
import { openEditor } from '../support/editor.ts';

const nodes = {
  'textblock-a': {
    component: 'TextBlock',
    props: { title: '2 minuti', text: '<p>di attesa media al telefono</p>' },
  },
  'image-a': { component: 'Image', props: { img: '/illustrations/casa.svg' } },
};

/** A page of its own for each test: what the seed says may change. */
let made: { id: number; path: string };
test.beforeEach(async ({ page }) => {
  made = await createPage(page, { nodes });
});
test.afterEach(async ({ page }) => {
  await cms(page, 'DELETE', `/wp/v2/pages/${made.id}?force=true`);
});

const canvas = (page: Page) => page.frameLocator('iframe').first();
const title = (page: Page) => page.getByRole('textbox', { name: 'Titolo', exact: true });
const revealed = (page: Page) => page.locator('[data-revealed]');

test('a click on a text or an image shows exactly its field, the keyboard stays in the page', async ({
  page,
}) => {
  await openEditor(page, made.path);
  const places = [
    [canvas(page).getByRole('heading', { name: '2 minuti' }), 'textbox', 'Titolo'],
    [canvas(page).getByText(/di attesa media al telefono/), 'textbox', 'Testo'],
    [canvas(page).locator('main img').first(), 'button', /Sostituisci/],
  ] as const;
  for (const [place, role, name] of places) {
    // The field is marked for a moment only.
    await expect(async () => {
      await place.click();
      await expect(revealed(page).getByRole(role, { name })).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(page.locator('iframe').first()).toBeFocused();
  }
});

test('a double click opens the field of a formatted text', async ({ page }) => {
  await openEditor(page, made.path);
  await canvas(page)
    .getByText(/di attesa media al telefono/)
    .dblclick();
  await expect(page.getByRole('textbox', { name: 'Testo' })).toBeFocused();
});

test('a plain text is written where it stands: one step, kept in step with its field', async ({
  page,
}) => {
  await openEditor(page, made.path);
  const heading = canvas(page).getByRole('heading', { name: '2 minuti' });
  await heading.dblclick();
  const text = canvas(page).locator('[contenteditable]');
  await expect(text).toBeFocused();
  await page.keyboard.type('Tre minuti al telefono');
  await expect(title(page)).toHaveValue('Tre minuti al telefono');
  await expect(text).toHaveText('Tre minuti al telefono');
  await page.keyboard.press('Enter');
  await expect(text).toHaveCount(0);
  await expect(canvas(page).getByRole('heading', { name: 'Tre minuti al telefono' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(canvas(page).getByRole('heading', { name: '2 minuti' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Annulla', exact: true })).toBeDisabled();
});

test('Escape leaves the text as it was, and a locked block cannot be written in', async ({
  page,
}) => {
  await openEditor(page, made.path);
  await canvas(page).getByRole('heading', { name: '2 minuti' }).dblclick();
  await expect(canvas(page).locator('[contenteditable]')).toBeFocused();
  await page.keyboard.type('Altro');
  await page.keyboard.press('Escape');
  await expect(canvas(page).getByRole('heading', { name: '2 minuti' })).toBeVisible();
  await page
    .getByRole('toolbar', { name: 'Azioni sul blocco' })
    .getByRole('button', { name: /^Blocca/ })
    .click();
  await canvas(page).getByRole('heading', { name: '2 minuti' }).dblclick();
  await expect(title(page)).toBeDisabled();
  await expect(canvas(page).locator('[contenteditable]')).toHaveCount(0);
});
