import { catalogue } from '@generated/catalogue.ts';
import { expect, type Page, test } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { origin } from '../support/under-test.ts';
import { rememberChoice } from '../support/visitor.ts';

const WIDTHS = [320, 768, 1440, 390];
/** With PICTURES set, a picture of every block at these widths, to be looked at. */
const PICTURED = process.env.PICTURES ? [1440, 390] : [];
const PICTURES = 'test-results/catalogue';

test('the catalogue lists every block and is kept out of search engines', async ({ page }) => {
  await page.goto(`${origin()}/catalogo`);
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(catalogue.length);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test('a block’s page shows the form its editors see', async ({ page }) => {
  await page.goto(`${origin()}/catalogo/section-steps`);
  await page.getByText('Il modulo che vede l’editor').click();
  await expect(page.getByLabel('Occhiello')).toHaveValue('Cambiare è semplice');
});

test('an address of no block is a 404 with the site around it', async ({ request }) => {
  const answer = await request.get(`${origin()}/catalogo/nessun-blocco`);
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toMatch(/<h1[^>]*>Questa pagina non c’è/);
});

test.describe('every block', () => {
  /** One for all blocks, so that what their pages share is loaded once. */
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    // What looks into a block's frames opens a page beside it, which one of its own forbids.
    page = await (await browser.newContext()).newPage();
    await rememberChoice(page, '000');
  });
  test.afterAll(() => page.context().close());

  for (const block of catalogue) {
    test(`${block.component}: fits every width, without a violation`, async () => {
      const problems: string[] = [];
      const note = (error: Error) => problems.push(error.message);
      page.on('pageerror', note);
      await page.goto(`${origin()}/catalogo/${block.name}`);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const room = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(room, `at ${width} px`).toBeLessThanOrEqual(width);
        if (!PICTURED.includes(width)) continue;
        const typical = page.locator('[data-example=typical]');
        await typical.screenshot({ path: `${PICTURES}/${block.name}-${width}.png` });
      }
      // The examples of a block stand on one page, each as if it were a page of its own.
      const ofPages = ['page-has-heading-one', 'heading-order', 'landmark-unique'];
      // Code in a frame has its landmarks in the page around it.
      const ofFrames = ['landmark-one-main', 'region'];
      const framed = (await page.locator('[data-example] iframe').count()) > 0;
      const found = await violations(page, (axe) =>
        axe.include('[data-example]').disableRules(framed ? [...ofPages, ...ofFrames] : ofPages),
      );
      page.off('pageerror', note);
      expect(found).toEqual([]);
      expect(problems).toEqual([]);
    });
  }
});
