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
  const address = 'https://attiva.example/offerte/luce-chiara-casa';
  await expect(bar.getByRole('link')).toHaveAttribute('href', address);
  await page.getByRole('radio', { name: 'A fasce' }).first().check();
  await expect.poll(price).toEqual([expect.stringContaining('F1')]);
  // The sign-up is told, there as on the card.
  await expect(bar.getByRole('link')).toHaveAttribute('href', `${address}?tariffa=bio`);
  const card = page.getByRole('article').filter({ hasText: 'Luce Chiara Casa' });
  await expect(card.getByRole('link', { name: 'Attiva online' })).toHaveAttribute(
    'href',
    `${address}?tariffa=bio`,
  );
  await page.getByRole('radio', { name: 'Monoraria' }).first().check();
  await expect.poll(price).toEqual(single);
  await expect(bar.getByRole('link')).toHaveAttribute('href', address);
});

test('on a phone every price begins where the choice of offers does', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await rememberChoice(page, '000');
  await page.goto(`${origin()}/offerte/luce`);
  const bar = page.getByRole('region', { name: 'Attiva l’offerta' });
  const offset = () =>
    bar.getByLabel('Offerta').evaluate((select) => {
      const prices = [...(select.closest('label')?.parentElement?.children ?? [])].slice(1);
      const price = prices.find((each) => each.checkVisibility()) ?? select;
      const inset = Number.parseFloat(getComputedStyle(price).paddingLeft);
      return price.getBoundingClientRect().left + inset - select.getBoundingClientRect().left;
    });
  for (const tariff of ['Monoraria', 'A fasce']) {
    await page.getByRole('radio', { name: tariff }).first().check();
    await expect.poll(offset, tariff).toBeCloseTo(0, 1);
  }
});

test('on a short phone the bar is low, however many prices there are', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 667 });
  await rememberChoice(page, '000');
  await page.goto(`${origin()}/business/luce`);
  const bar = page.getByRole('region', { name: 'Attiva l’offerta' });
  await expect(bar).toContainText('F3');
  expect((await bar.boundingBox())?.height).toBeLessThan(80);
  const { height, top } = await bar.getByText('F1').evaluate((price) => {
    const { height, top } = price.getBoundingClientRect();
    return { height, top };
  });
  expect(top + height).toBeLessThan(667);
});

test('the end of a page is seen above the bar, on however many lines its price is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await rememberChoice(page, '000');
  await page.goto(`${origin()}/offerte/luce`);
  const bar = page.getByRole('region', { name: 'Attiva l’offerta' });
  const height = async () => (await bar.boundingBox())?.height ?? 0;
  const single = await height();
  await page.getByRole('radio', { name: 'A fasce' }).first().check();
  await expect.poll(height).toBeGreaterThan(single);
  const room = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).paddingBottom));
  await expect.poll(async () => (await room()) - (await height())).toBeCloseTo(0, 0);
});

test('on a phone with letters twice as large the bar names its offer whole and stays low', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await rememberChoice(page, '000');
  await page.goto(`${origin()}/offerte/luce`);
  await page.addStyleTag({ content: ':root { font-size: 200% }' });
  const bar = page.getByRole('region', { name: 'Attiva l’offerta' });
  await expect.poll(async () => (await bar.boundingBox())?.height).toBeLessThan(844 / 6);
  const cut = await bar.getByLabel('Offerta').evaluate((select: HTMLSelectElement) => {
    const shown = select.offsetWidth;
    Object.assign(select.style, { width: 'max-content', maxWidth: 'none' });
    return select.offsetWidth - shown;
  });
  expect(cut).toBeLessThanOrEqual(0);
});
