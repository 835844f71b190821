import { expect, type Page, test } from 'playwright/test';
import { ownPage } from '../support/own-page.ts';
import { startWriting } from '../support/start-writing.ts';

const PROPS = { title: 'Luce', text: '<p>Gas</p>' };

ownPage({ 'textblock-a': { component: 'TextBlock', props: PROPS } });

const canvas = (page: Page) => page.frameLocator('iframe').first();
const shown = (page: Page, text: string) => canvas(page).getByText(text, { exact: true });
const undo = (page: Page) => page.getByRole('button', { name: 'Annulla', exact: true });

/** Composes characters at the caret, and takes longer over the choice than a step of typing rests. */
async function compose(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  for (const text of ['に', 'にほ', 'にほん']) {
    const [selectionStart, selectionEnd] = [text.length, text.length];
    await client.send('Input.imeSetComposition', { text, selectionStart, selectionEnd });
  }
  await page.waitForTimeout(1_000);
  await client.send('Input.insertText', { text: '日本' });
}

async function takeBack(page: Page, before: string): Promise<void> {
  await undo(page).click();
  await expect(shown(page, before)).toBeVisible();
  await expect(undo(page)).toBeDisabled();
}

test('a field written with an input method is one step, and its keys choose characters only', async ({
  page,
}) => {
  const title = page.getByRole('textbox', { name: 'Titolo', exact: true });
  await page.getByRole('treeitem', { name: /^Blocco di testo/ }).click();
  await title.press('End');
  await compose(page);
  await expect(title).toHaveValue('Luce日本');
  await takeBack(page, 'Luce');
  await expect(title).toHaveValue('Luce');
});

for (const [name, before, writable] of [
  ['a text', 'Luce', 'h2[contenteditable]'],
  ['a formatted text', 'Gas', '[data-inline="rich"]'],
] as const) {
  test(`${name} of the page written with an input method is one step`, async ({ page }) => {
    const text = canvas(page).locator(writable);
    await startWriting(shown(page, before), text);
    await page.keyboard.press('End', { delay: 100 });
    await compose(page);
    await expect(text).toHaveText(`${before}日本`);
    await takeBack(page, before);
  });
}
