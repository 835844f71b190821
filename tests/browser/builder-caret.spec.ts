import { expect, type Locator, type Page, test } from 'playwright/test';
import { cms } from '../support/cms-page.ts';
import { ownPage } from '../support/own-page.ts';
import { startWriting } from '../support/start-writing.ts';

const TEXT = '<p>primo paragrafo</p><p>secondo paragrafo</p><p>terzo paragrafo</p>';
const PROPS = { title: 'Titolo di prova', text: TEXT };

const made = ownPage({ 'textblock-a': { component: 'TextBlock', props: PROPS } });

const canvas = (page: Page) => page.frameLocator('iframe').first();
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const inPage = {
  title: (page: Page) => canvas(page).locator('h2[contenteditable]'),
  text: (page: Page) => canvas(page).getByRole('textbox', { name: 'Testo' }),
};
/** How many letters of the text are before the caret. */
function caretIn(element: Element): number {
  const selection = element.ownerDocument.getSelection();
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  if (!selection?.focusNode) return -1;
  range.setEnd(selection.focusNode, selection.focusOffset);
  return range.toString().length;
}
/** Writes at a place, takes it back after a pause, and writes on. */
async function writeAndTakeBack(page: Page, text: Locator): Promise<void> {
  // A text that has just opened takes the caret to where it was pressed, a moment later.
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+Home', { delay: 50 });
    for (let at = 0; at < 5; at += 1) await page.keyboard.press('ArrowRight', { delay: 50 });
    await page.waitForTimeout(100);
    expect(await text.evaluate(caretIn)).toBe(5);
  }).toPass();
  await page.keyboard.type('AAA');
  await expect(text).toContainText('AAA');
  await page.waitForTimeout(700);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text).not.toContainText('AAA');
  await page.keyboard.type('BBB');
}

test('a step back leaves the caret where it was taken, in the page and in the form', async ({
  page,
}) => {
  await startWriting(canvas(page).getByText('terzo paragrafo'), inPage.text(page));
  await writeAndTakeBack(page, inPage.text(page));
  await expect(inPage.text(page).locator('p').first()).toHaveText('primoBBB paragrafo');
  await page.keyboard.press('Escape');

  await startWriting(canvas(page).getByRole('heading', { level: 2 }), inPage.title(page));
  await writeAndTakeBack(page, inPage.title(page));
  await expect(inPage.title(page)).toHaveText('TitolBBBo di prova');
  await page.keyboard.press('Enter');

  await field(page, 'Testo').click();
  await writeAndTakeBack(page, field(page, 'Testo'));
  await expect(field(page, 'Testo').locator('p').first()).toHaveText('primoBBBBBB paragrafo');

  const title = field(page, 'Titolo');
  await title.click();
  await page.keyboard.press('Home');
  await page.keyboard.type('AAA');
  await page.waitForTimeout(700);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(title).toHaveValue('TitolBBBo di prova');
  await page.keyboard.type('C');
  await expect(title).toHaveValue('CTitolBBBo di prova');
});

for (const kind of ['title', 'text'] as const) {
  test(`what a merge brings into the ${kind} that is written in the page is written on`, async ({
    page,
  }) => {
    const stored = async () => {
      const path = `/wp/v2/pages/${made.id}?context=edit`;
      const saved: { content?: { raw: string } } = await cms(page, 'GET', path);
      return JSON.parse(saved.content?.raw ?? '');
    };
    const value = async (): Promise<string> => (await stored()).nodes['textblock-a'].props[kind];
    const save = async (words: string) => {
      await page.keyboard.press('ControlOrMeta+s');
      await expect.poll(value).toContain(words);
    };
    const place =
      kind === 'title'
        ? canvas(page).getByRole('heading', { level: 2 })
        : canvas(page).getByText('terzo paragrafo');
    await startWriting(place, inPage[kind](page));
    await page.keyboard.press('End', { delay: 50 });
    await page.keyboard.type(' mio');
    await save(' mio');

    const theirs = await stored();
    const { props } = theirs.nodes['textblock-a'];
    props[kind] = kind === 'title' ? `Nuovo: ${props.title}` : `<p>nuovo</p>${props.text}`;
    await cms(page, 'POST', `/wp/v2/pages/${made.id}`, { content: JSON.stringify(theirs) });
    await page.keyboard.press('ControlOrMeta+s');
    await expect(inPage[kind](page)).toContainText(kind === 'title' ? 'Nuovo' : 'nuovo');
    await page.keyboard.type(' ancora');
    await save(' mio ancora');
    expect(await value()).toMatch(/^(<p>)?nuovo/i);
  });
}
