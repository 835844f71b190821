import type { Locator, Page } from 'playwright/test';

/** Where on what it is dragged to. */
const SHARES = { upper: 0.1, middle: 0.5, lower: 0.9 };

/** Drags with the mouse, as a person does: on its way, and then there for a moment. */
export async function drag(
  page: Page,
  from: Locator,
  to: Locator,
  at: keyof typeof SHARES,
  before: () => Promise<unknown> = async () => {},
): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  await from.hover();
  await page.mouse.down();
  const box = await to.boundingBox();
  if (!box) throw new Error('nothing to drag to');
  const x = box.x + box.width / 2;
  const y = box.y + box.height * SHARES[at];
  await page.mouse.move(x, y - 2, { steps: 4 });
  await page.mouse.move(x, y, { steps: 2 });
  await before();
  await page.mouse.up();
}
