import type { FrameLocator } from 'playwright/test';

/** Text editors hear of a moved caret a moment later; the next key comes sooner than a person's. */
export const caretMoved = (canvas: FrameLocator): Promise<unknown> =>
  canvas
    .locator('body')
    .evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
