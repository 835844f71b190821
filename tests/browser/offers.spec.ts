import { expect, test } from 'playwright/test';
import { origin } from '../support/under-test.ts';
import { rememberChoice } from '../support/visitor.ts';

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page }) => {
  await rememberChoice(page, '000');
  await page.goto(`${origin()}/offerte`);
});

test('on a phone the filters of a list open as a window, and narrow the list at once', async ({
  page,
}) => {
  const list = page.getByRole('list', { name: 'Le più scelte' });
  const all = await list.getByRole('article').count();
  await page.getByRole('button', { name: 'Filtra', exact: true }).click();
  const window = page.getByRole('dialog', { name: 'Filtra le offerte' });
  await window.getByRole('checkbox', { name: 'Gas', exact: true }).check();
  // No offer for gas has a price by time bands.
  await expect(window.getByRole('checkbox', { name: 'A fasce' })).toBeDisabled();
  await window.getByRole('button', { name: 'Mostra 1 offerta' }).click();
  await expect(window).toBeHidden();
  await expect(list.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'Filtra (1)' }).click();
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filtra (1)' })).toBeFocused();
  await page.getByRole('button', { name: 'Filtra (1)' }).click();
  // Beside the window.
  await page.mouse.click(195, 60);
  await expect(window).toBeHidden();
  await page.getByRole('button', { name: 'Azzera i filtri' }).click();
  await expect(list.getByRole('article')).toHaveCount(all);
});

test('a filter chosen before its code has come counts, beside those of the address', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const held: (() => void)[] = [];
  let hold = true;
  await page.route('**/_next/static/**/*.js', async (route) => {
    if (hold) await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  await page.goto(`${origin()}/offerte?tag=Energia%20verde`, { waitUntil: 'commit' });
  await page
    .locator('label', { hasText: /^Luce$/ })
    .filter({ visible: true })
    .click();
  hold = false;
  for (const go of held) go();
  await expect(page).toHaveURL(/categoria=luce/);
  await expect(page).toHaveURL(/tag=Energia(%20|\+)verde/);
  const filters = page.getByRole('main');
  await expect(filters.getByRole('checkbox', { name: 'Luce', exact: true })).toBeChecked();
  await expect(filters.getByRole('checkbox', { name: 'Energia verde' })).toBeChecked();
});

test('questions lead to fitting offers, each answer with what it means', async ({ page }) => {
  await page.getByRole('button', { name: 'Luce Energia elettrica' }).click();
  await page.getByRole('button', { name: 'Che cos’è: Voltura' }).click();
  const window = page.getByRole('dialog', { name: 'Voltura' });
  await expect(window).toContainText('intestat');
  await window.getByRole('button', { name: 'Chiudi' }).click();
  await expect(window).toBeHidden();
  await page.getByRole('button', { name: /^Cambio fornitore/ }).click();
  await page.getByRole('button', { name: 'Vedi le offerte', exact: true }).click();
  const postcode = page.getByRole('textbox', { name: 'CAP di casa' });
  await expect(postcode).toBeFocused();
  await expect(postcode).toHaveAttribute('aria-invalid', 'true');
  await postcode.fill('10121');
  await page.getByRole('button', { name: 'Vedi le offerte', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Le offerte per te' })).toBeVisible();
  await expect(page.getByText('Cambio fornitore · Luce · CAP 10121')).toBeVisible();
  await expect(page.getByRole('link', { name: /^SCOPRI Luce / }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Modifica' }).click();
  await expect(postcode).toHaveValue('10121');
});
