import { expect, test } from 'playwright/test';
import { origin } from '../support/under-test.ts';
import { rememberChoice } from '../support/visitor.ts';

test('the bar states the price of the tariff that is chosen, as the cards do', async ({ page }) => {
  await rememberChoice(page, '000');
  await page.goto(`${origin()}/offerte/luce`);
  const bar = page.getByRole('region', { name: 'Attiva l’offerta' });
  const price = () =>
    bar.locator(':not(span) > span:visible', { hasText: '€/kWh' }).allInnerTexts();
  await expect.poll(price).toHaveLength(1);
  const single = await price();
  expect(single[0]).not.toContain('F1');
  await page.getByRole('radio', { name: 'A fasce' }).first().check();
  await expect.poll(price).toEqual([expect.stringContaining('F1')]);
  await page.getByRole('radio', { name: 'Monoraria' }).first().check();
  await expect.poll(price).toEqual(single);
});
