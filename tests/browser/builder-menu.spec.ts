import { expect, type Page, test } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { lines } from '../support/outline.ts';
import { ownPage } from '../support/own-page.ts';
import { startWriting } from '../support/start-writing.ts';

const text = (title: string) => ({ component: 'TextBlock', props: { title } });

ownPage({ 'textblock-a': text('Uno'), 'textblock-b': text('Due') });

const canvas = (page: Page) => page.frameLocator('iframe').first();
const heading = (page: Page, name: string) => canvas(page).getByRole('heading', { name });
const menu = (page: Page) => page.getByRole('menu');
const entry = (page: Page, name: string) => menu(page).getByRole('menuitem', { name });

test('the second button of the pointer brings the menu of what it is on', async ({ page }) => {
  await heading(page, 'Due').click({ button: 'right' });
  await expect(entry(page, 'Copia')).toBeVisible();
  const [shown, asked] = await Promise.all([
    menu(page).boundingBox(),
    heading(page, 'Due').boundingBox(),
  ]);
  if (!shown || !asked) throw new Error('no menu, or nothing to ask it of');
  const middle = asked.x + asked.width / 2;
  expect(Math.abs(shown.x - middle)).toBeLessThan(8);
  expect(await violations(page, (axe) => axe.include('[role="menu"]'))).toEqual([]);
  await entry(page, 'Duplica').click();
  await expect.poll(() => lines(page)).toEqual(['1 Uno', '1 Due', '1 Due']);
  await expect(menu(page)).toHaveCount(0);

  await page.getByRole('treeitem', { name: /Uno/ }).click({ button: 'right' });
  await entry(page, 'Elimina').click();
  await expect.poll(() => lines(page)).toEqual(['1 Due', '1 Due']);

  // Esc leaves everything as it is, and the keyboard where it was.
  await page.getByRole('treeitem', { name: /Due/ }).first().click({ button: 'right' });
  await expect(entry(page, 'Copia')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(page.getByRole('tree')).toBeFocused();
});

test('a text that is written has the browser’s own menu', async ({ page }) => {
  const title = heading(page, 'Uno');
  await startWriting(title, canvas(page).locator('h2[contenteditable]'));
  await title.click({ button: 'right' });
  await page.waitForTimeout(300);
  await expect(menu(page)).toHaveCount(0);
  await expect(canvas(page).locator('h2[contenteditable]')).toBeFocused();
});
