import { expect, test } from 'playwright/test';
import { origin } from '../support/under-test.ts';
import { rememberChoice } from '../support/visitor.ts';

test('the company’s own code runs in a frame of its own, at once, and reaches nothing else', async ({
  page,
}) => {
  await page.goto(`${origin()}/bolletta`);
  const element = page.locator('main iframe');
  await element.scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Carica il contenuto' })).toHaveCount(0);
  const frame = page.frameLocator('main iframe');
  await expect(frame.getByText('Una famiglia come la tua consuma')).toBeVisible();
  const inner = await (await element.elementHandle())?.contentFrame();
  expect(await inner?.evaluate(() => window.origin)).toBe('null');
  const reach = await inner?.evaluate(async (site) => {
    const asked = await fetch(site).then(String, (error: Error) => error.name);
    try {
      return [String(window.parent.document.title), asked];
    } catch (error) {
      return [(error as Error).name, asked];
    }
  }, origin());
  expect(reach).toEqual(['SecurityError', 'TypeError']);
});

test('the company’s own code looks like the page, and its frame is as high as it', async ({
  page,
}) => {
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/offerte', '/fasce-orarie', '/porta-un-amico', '/bolletta']) {
      await page.goto(origin() + path);
      const element = page.locator('main iframe');
      await element.scrollIntoViewIfNeeded();
      // Of a fraction of a pixel its content's edge would be cut off.
      const { width: across } = (await element.boundingBox()) ?? {};
      expect(across, `${path} at ${width} px`).toBe(Math.floor(across ?? 0));
      // A lazy frame is empty before it is loaded: what is asked of it then is lost with it.
      const body = page.frameLocator('main iframe').locator('body:not(:empty)');
      await expect(async () => {
        const seen = await body.evaluate((element) => ({
          fits: document.documentElement.scrollWidth <= innerWidth,
          empty: innerHeight - Math.ceil(element.getBoundingClientRect().height),
          font: [...document.fonts][0]?.status,
        }));
        expect(seen, `${path} at ${width} px`).toEqual({ fits: true, empty: 0, font: 'loaded' });
      }).toPass();
    }
  }
});

test('without scripts the company’s own code shows what needs none', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${origin()}/offerte`);
  await page.locator('main iframe').scrollIntoViewIfNeeded();
  await expect(page.frameLocator('main iframe').getByText('Marta, Torino')).toBeVisible();
  await context.close();
});

test('a third party’s content is loaded after a click, however early, or by consent', async ({
  page,
}) => {
  // The click comes before any code, as on a slow line: it must not be lost.
  let click = () => {};
  const clicked = new Promise<void>((resolve) => {
    click = resolve;
  });
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await clicked;
    await route.continue();
  });
  const gate = page.getByRole('button', { name: 'Carica il contenuto' }).first();
  await page.goto(`${origin()}/catalogo/iframe`, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('iframe')).toHaveCount(0);
  await gate.click();
  click();
  await expect(page.locator('iframe')).toHaveCount(1);
  await rememberChoice(page, '001');
  await page.goto(`${origin()}/catalogo/iframe`);
  // Its place, as the gate itself may be gone by now.
  await page.locator('[data-example=typical]').scrollIntoViewIfNeeded();
  await expect(page.locator('iframe').first()).toBeVisible();
});
