import { expect, type Page, test } from 'playwright/test';
import { origin } from '../support/under-test.ts';
import { rememberChoice } from '../support/visitor.ts';

const hero = (page: Page) => page.getByRole('region', { name: 'In evidenza' });

test.beforeEach(async ({ page }) => {
  await rememberChoice(page, '000');
});

/** Where the hero shows through what has been scrolled over it. */
const showsThrough = (page: Page) =>
  page.evaluate(() => {
    const stays = document.querySelector('section[aria-label="In evidenza"]');
    const heading = [...document.querySelectorAll('main h2')].find((h2) => !stays?.contains(h2));
    const over = heading?.closest('section')?.getBoundingClientRect();
    if (!stays || !over) throw new Error('There is no hero, or nothing after it.');
    const paints = (element: Element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      return backgroundImage !== 'none' || !/transparent|, 0\)$/.test(backgroundColor);
    };
    const points: string[] = [];
    for (let y = Math.ceil(over.top) + 2; y < innerHeight; y += 40) {
      for (let x = 20; x < innerWidth; x += 160) {
        const ground = document.elementsFromPoint(x, y).find(paints);
        if (ground && stays.contains(ground)) points.push(`${x},${y}`);
      }
    }
    return { covered: over.top < stays.getBoundingClientRect().bottom, points };
  });

for (const [width, height] of [
  [1280, 900],
  [1366, 768],
  [1440, 900],
] as const) {
  test(`the page scrolls over the hero, at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`${origin()}/`);
    const before = await hero(page).boundingBox();
    await page.mouse.move(width / 2, height / 2);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
    // The header's line is a pixel of its own.
    const moved = ((await hero(page).boundingBox())?.y ?? 0) - (before?.y ?? 0);
    expect(Math.abs(moved)).toBeLessThanOrEqual(1);
    expect(await showsThrough(page)).toEqual({ covered: true, points: [] });
  });
}

test('the choice of the hero is followed by its one button', async ({ page }) => {
  await page.goto(`${origin()}/`);
  const choice = hero(page).getByRole('radiogroup');
  const button = choice.getByRole('link');
  const first = await button.getAttribute('href');
  await expect(choice.getByRole('radio').first()).toBeChecked();
  await choice.getByText('Nuova attivazione').click();
  await expect(button).toHaveCount(1);
  expect(await button.getAttribute('href')).not.toBe(first);
  await button.click();
  await expect(page).toHaveURL(/\/nuova-attivazione$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the next slide is asked for where its content is seen', async ({ page }) => {
    await page.goto(`${origin()}/`);
    await page.getByRole('button', { name: 'Slide successiva' }).click();
    await expect(hero(page).getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('the hero is as high as the slide in view', async ({ page }) => {
    await page.goto(`${origin()}/`);
    const foot = (level: 1 | 2) =>
      hero(page).evaluate((section, name) => {
        const slide = section.querySelector(name)?.closest('li');
        const last = [...(slide?.querySelectorAll('img, a') ?? [])]
          .map((each) => each.getBoundingClientRect().bottom)
          .reduce((most, bottom) => Math.max(most, bottom));
        return section.getBoundingClientRect().bottom - last;
      }, `h${level}`);
    expect(await foot(1)).toBeLessThan(80);
    await page.getByRole('button', { name: 'Slide successiva' }).click();
    await expect.poll(() => foot(2)).toBeLessThan(80);
    await page.getByRole('button', { name: 'Slide precedente' }).click();
    await expect.poll(() => foot(1)).toBeGreaterThan(0);
  });

  test('a slide that is swiped to at the foot of a taller one comes into view', async ({
    page,
  }) => {
    await page.goto(`${origin()}/`);
    await page.waitForLoadState('networkidle');
    // Its code has come.
    await expect(hero(page).locator('li[inert]')).toHaveCount(1);
    await page.evaluate(() => scrollTo({ top: 800, behavior: 'instant' }));
    await hero(page)
      .getByRole('list', { name: 'Slide' })
      .evaluate((list) => list.scrollTo({ left: list.clientWidth }));
    await expect(hero(page).getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
  });
});
