import { expect, type Locator, test } from 'playwright/test';
import { origin } from '../support/under-test.ts';
import { openLive, rememberChoice } from '../support/visitor.ts';

const WIDTHS = [390, 640, 768, 1024, 1440];

/** Whether the last row of a grid ends where its first does. */
const lastRowIsFull = (items: Locator) =>
  items.evaluateAll((elements) => {
    const boxes = elements.map((element) => element.getBoundingClientRect());
    const endOf = (top: number | undefined) =>
      Math.max(...boxes.filter((box) => box.top === top).map(({ right }) => Math.round(right)));
    return endOf(boxes[0]?.top) === endOf(boxes.at(-1)?.top);
  });

for (const [what, path, items] of [
  ['document', '/offerte/luce/luce-chiara-casa', 'ul:has(> li > a[href$=".pdf"]) > li'],
  ['column of text', '/', '[class*="columns3"] > *'],
  ['field of a form', '/contatti', 'main form > div > div:has(> label + :is(input, textarea))'],
  ['field of an application', '/lavora-con-noi', 'main form div:has(> label + input[type="text"])'],
] as const) {
  test(`no ${what} stands alone beside an empty place`, async ({ page }) => {
    await rememberChoice(page, '000');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(origin() + path);
      const found = page.locator(items);
      expect(await found.count(), `${path} at ${width} px`).toBeGreaterThan(2);
      expect(await lastRowIsFull(found), `${path} at ${width} px`).toBe(true);
    }
  });
}

test('a first name stands beside its last name', async ({ page }) => {
  await rememberChoice(page, '000');
  await page.setViewportSize({ width: 1440, height: 900 });
  await openLive(page, '/lavora-con-noi');
  const top = async (name: string) =>
    (await page.getByLabel(name, { exact: true }).boundingBox())?.y;
  expect(await top('Nome*')).toBe(await top('Cognome*'));
});

test('figures that do not fill their last row stand in its middle', async ({ page }) => {
  await rememberChoice(page, '000');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${origin()}/chi-siamo`);
    const aside = await page.locator('ul:has(> li [id*="ring"])').evaluate((list) => {
      const boxes = [...list.children].map((child) => child.getBoundingClientRect());
      const last = boxes.filter(({ top }) => top === boxes.at(-1)?.top);
      const { left, right } = list.getBoundingClientRect();
      return (last[0]?.left ?? 0) - left - (right - (last.at(-1)?.right ?? 0));
    });
    expect(Math.abs(aside), `${width} px`).toBeLessThan(1);
  }
});
