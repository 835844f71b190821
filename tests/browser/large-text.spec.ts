import { type Browser, chromium, expect, test } from 'playwright/test';
import { origin } from '../support/under-test.ts';
import { rememberChoice } from '../support/visitor.ts';

/** Sizes of a browser's own setting, in px; 24 is what Chrome calls very large. */
const SIZES = [20, 24, 32];
const WIDTHS = [320, 390, 601, 768, 1170, 1280, 1440];
const PATHS = ['/', '/offerte/luce', '/contatti'];

/** A browser whose letters are as large as its owner has set: no style of a page says so. */
function browserWith(size: number): Promise<Browser> {
  const { launchOptions = {} } = test.info().project.use;
  const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${size}`];
  return chromium.launch({ ...launchOptions, args });
}

for (const size of SIZES) {
  test(`with letters of ${size} px no page is wider than the screen, and its menu is there`, async () => {
    const browser = await browserWith(size);
    const page = await browser.newPage();
    await rememberChoice(page, '000');
    for (const address of PATHS) {
      await page.goto(origin() + address);
      const root = page.locator('html');
      await expect(root).toHaveCSS('font-size', `${size}px`);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        const where = `${address} at ${width} px`;
        expect(await root.evaluate((html) => html.scrollWidth), where).toBeLessThanOrEqual(width);
        const menu = page.getByRole('button', { name: 'Apri il menu' });
        const groups = page.getByRole('navigation', { name: 'Principale' });
        await expect(menu.or(groups), where).toBeInViewport({ ratio: 1 });
        for (const link of await page.locator('header [data-overlay]:visible').all()) {
          await expect(link, where).toBeInViewport({ ratio: 1 });
        }
      }
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await browser.close();
  });
}

test('at four times its size on half a screen a page is no wider than what is seen', async ({
  page,
}) => {
  await rememberChoice(page, '000');
  await page.setViewportSize({ width: 195, height: 300 });
  for (const address of PATHS) {
    await page.goto(origin() + address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(195);
    await expect(page.getByRole('button', { name: 'Apri il menu' })).toBeInViewport({ ratio: 1 });
  }
});
