import { expect, test } from 'playwright/test';
import { logIn } from '../support/editor.ts';
import { origin } from '../support/under-test.ts';

test('an entry of the menu that is removed by mistake comes back, and what is not saved is asked about', async ({
  page,
}) => {
  await logIn(page);
  await page.goto(`${origin()}/wordpress/wp-admin/admin.php?page=energy-site&saved=1`);
  const done = page.getByText('Impostazioni salvate.');
  await expect(done).toBeVisible();
  const menu = page.locator('.es-rows').first();
  const entries = menu.locator(':scope > .es-row:not([hidden])');
  const sent = () =>
    entries.evaluateAll((rows) => rows.map((row) => row.querySelector('input')?.value));
  const before = await sent();
  const remove = entries.first().locator(':scope > .es-row-tools .es-remove');

  await remove.click();
  await expect(done).toBeHidden();
  await expect(entries).toHaveCount(before.length - 1);
  const names = await page
    .locator('form.es-fields')
    .evaluate((form: HTMLFormElement) => [...new FormData(form).keys()]);
  expect(names.filter((name) => name.includes('[header][0]'))).toEqual([]);
  await expect(menu.getByRole('status')).toContainText(`«${before[0]}» eliminata.`);
  const back = menu.getByRole('button', { name: 'Annulla' });
  await expect(back).toBeFocused();
  await back.press('Enter');
  expect(await sent()).toEqual(before);
  await expect(remove).toBeFocused();

  const asked = page.waitForEvent('dialog');
  const leaving = page.goto(`${origin()}/`).catch(() => undefined);
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await leaving;
  await expect(entries).toHaveCount(before.length);
});
