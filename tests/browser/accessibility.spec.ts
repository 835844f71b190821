import { expect, type Page, test } from 'playwright/test';
import { KINDS } from '../../scripts/bench/kinds.ts';
import { EVERY_RULE, violations } from '../support/axe.ts';
import { openEditor } from '../support/editor.ts';
import { origin } from '../support/under-test.ts';

const ELSEWHERE = ['/luce', '/offerte/luce/luce-chiara-2025'];

/** Items of one type look alike: so many of each stand for all. Every page is looked at. */
const SAMPLES = 2;

/** Visible paths of every page, and of some items of every other type. */
async function publishedPaths(page: Page): Promise<string[]> {
  const response = await page.request.get(`${origin()}/wordpress/wp-json/msr/v1/paths`);
  const items = (await response.json()) as { path: string; type: string }[];
  const seen = new Map<string, number>();
  const chosen = items.filter(({ type, path }) => {
    // A file to download is no page, and these lead elsewhere.
    if (type === 'document' || ELSEWHERE.includes(path)) return false;
    const count = (seen.get(type) ?? 0) + 1;
    seen.set(type, count);
    return type === 'page' || count <= SAMPLES;
  });
  return [...chosen.map((entry) => entry.path), '/news/pagina/2'];
}

const everyViolation = (page: Page) => violations(page, (axe) => axe.withTags(EVERY_RULE));

/** A transparent pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** What pictures show is not looked at here: making each in its sizes takes longer than the rest. */
const withoutPictures = (page: Page) =>
  page.route('**/wp-content/uploads/**', (route) =>
    route.fulfill({ contentType: 'image/gif', body: PIXEL }),
  );

/** Brings everything on the page into view once, so that lazy islands are there. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 800) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    window.scrollTo(0, 0);
  });
}

test('every published page has no axe violation and overflows at no width', async ({ page }) => {
  test.setTimeout(1_800_000);
  await withoutPictures(page);
  const problems: string[] = [];
  const kinds = new Set(KINDS);
  for (const path of [...(await publishedPaths(page)), '/questa-pagina-non-esiste']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(origin() + path);
    await scrollThrough(page);
    for (const width of [1440, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      if (overflow > 0) problems.push(`${path} at ${width} px: ${overflow} px too wide`);
      // On a desktop one page of every type and template stands for the others.
      if (width !== 390 && !(width === 1440 && kinds.has(path))) continue;
      for (const found of await everyViolation(page))
        problems.push(`${path} at ${width} px: ${found}`);
    }
  }
  expect(problems).toEqual([]);
});

test('menus open and close by keyboard, without a violation while open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${origin()}/`);
  await page.getByRole('button', { name: 'Apri il menu' }).press('Enter');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  expect(await everyViolation(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
});

test('the editor has no axe violation, empty-handed and with a block selected', async ({
  page,
}) => {
  await openEditor(page, '/chi-siamo');
  await expect(page.getByRole('tree')).toBeVisible();
  expect(await everyViolation(page)).toEqual([]);
  await page.getByRole('treeitem').first().click();
  await expect(page.getByRole('complementary', { name: 'Proprietà' })).toBeVisible();
  expect(await everyViolation(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Aggiungi' }).click();
  expect(await everyViolation(page)).toEqual([]);
});
