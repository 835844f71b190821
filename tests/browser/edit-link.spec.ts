import { expect, test } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { passLogin } from '../support/editor.ts';
import { origin } from '../support/under-test.ts';
import { rememberChoice } from '../support/visitor.ts';

test('who has logged in gets from a page of the site to where it is edited', async ({ page }) => {
  await rememberChoice(page, '000');
  await page.goto(`${origin()}/bolletta?pb`);
  await passLogin(page);
  await expect(page.getByRole('button', { name: 'Pubblica', exact: true })).toBeVisible();

  await page.goto(`${origin()}/offerte/luce`);
  const edit = page.getByRole('link', { name: 'Modifica', exact: true });
  // Above the bar at the foot of the page.
  await edit.click({ trial: true });
  expect(await violations(page)).toEqual([]);
  const desk = page.viewportSize() ?? { width: 1280, height: 720 };
  // On a phone it stays in the margin, beside the words.
  await page.setViewportSize({ width: 390, height: 780 });
  const title = page.locator('main h1');
  await expect
    .poll(async () => {
      const [own, words] = [await edit.boundingBox(), await title.boundingBox()];
      return own && words ? own.x + own.width - words.x : Number.NaN;
    })
    .toBeLessThanOrEqual(4);
  await page.setViewportSize(desk);
  await edit.click();
  await expect(page).toHaveURL(/\/offerte\/luce\?pb$/);
  await expect(page.getByRole('button', { name: 'Pubblica', exact: true })).toBeVisible();

  // A text of WordPress's own editor is edited there.
  await page.goto(`${origin()}/cookie-policy`);
  await expect(edit).toHaveAttribute(
    'href',
    /\/wordpress\/wp-admin\/post\.php\?post=\d+&action=edit$/,
  );
  await edit.click();
  await expect(page).toHaveURL(/wp-admin/);
});

test('who logs in for the editor alone chooses a page first', async ({ page }) => {
  await page.goto(`${origin()}/?pb`);
  await passLogin(page);
  const pages = page.getByRole('dialog', { name: 'Pagine' });
  await expect(pages.getByRole('button', { name: 'Nuova pagina' })).toBeVisible();
  await pages.getByRole('searchbox', { name: 'Cerca una pagina' }).fill('bolletta');
  await pages.getByRole('link', { name: /, \/bolletta, / }).click();
  await expect(page).toHaveURL(/\/bolletta\?pb$/);
  await expect(pages).toHaveCount(0);
});
