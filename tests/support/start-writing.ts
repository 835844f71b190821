import { expect, type Locator } from 'playwright/test';

/** Begins to write a text of the page; while the page is still settling, a double click may be lost. */
export async function startWriting(place: Locator, text: Locator): Promise<void> {
  await expect(async () => {
    await place.dblclick({ timeout: 5_000 });
    await expect(text).toBeFocused({ timeout: 5_000 });
  }).toPass();
}
