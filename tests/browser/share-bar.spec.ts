import { expect, test } from 'playwright/test';
import { origin } from '../support/under-test.ts';
import { rememberChoice } from '../support/visitor.ts';

test('a page of an archive is shared as the page that is seen', async ({ page }) => {
  await page.goto(`${origin()}/guide`);
  const category = page.getByRole('navigation', { name: 'Categorie' }).getByRole('link').nth(1);
  const path = (await category.getAttribute('href'))?.replace(/#.*/, '') ?? '';
  await page.goto(origin() + path);
  const bar = page.locator('[aria-label="Condividi la pagina"]');
  await expect(bar.locator('a').first()).toHaveAttribute(
    'href',
    new RegExp(`${encodeURIComponent(path)}$`),
  );
});

for (const width of [390, 1024, 1440]) {
  test(`the share bar starts 200 pixels down a page ${width} wide, and moves nothing`, async ({
    page,
  }) => {
    await rememberChoice(page, '000');
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${origin()}/sostenibilita`);
    const bar = page.getByRole('region', { name: 'Condividi la pagina' });
    await expect(page.locator('[aria-label="Condividi la pagina"]')).toBeAttached();
    await expect(bar).toBeHidden();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200);
    await expect(bar).toBeHidden();
    await page.mouse.wheel(0, 1);
    await expect(bar).toBeInViewport({ ratio: 1 });
    expect(await height()).toBe(before);
    await page.evaluate(() => {
      const end = document.getElementById('socialEnd')?.getBoundingClientRect().top ?? 0;
      window.scrollBy({ top: end, behavior: 'instant' });
    });
    await expect(bar).toBeHidden();
  });
}
