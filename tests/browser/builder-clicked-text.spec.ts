import { expect, type Locator, type Page, test } from 'playwright/test';
import { cms, createPage } from '../support/cms-page.ts';
import { openEditor } from '../support/editor.ts';
import { ownPage } from '../support/own-page.ts';

const made = ownPage(
  {
    'textblock-a': {
      component: 'TextBlock',
      props: { title: '2 minuti', text: '<p>di attesa media al telefono</p>' },
    },
  },
  { isOpen: false },
);

const canvas = (page: Page) => page.frameLocator('iframe').first();
const title = (page: Page) => page.getByRole('textbox', { name: 'Titolo', exact: true });

test('what is typed after one click on a text is written there', async ({ page }) => {
  await openEditor(page, made.path);
  const frame = canvas(page);
  const heading = frame.getByRole('heading', { level: 2 });
  await heading.click({ position: { x: 2, y: 10 } });
  await expect(title(page)).toHaveValue('2 minuti');
  // Where the letters will be is seen before there are any.
  await expect(frame.locator('[data-waiting-caret]')).toBeVisible();
  const [line, words] = await Promise.all([
    frame.locator('[data-waiting-caret]').boundingBox(),
    heading.boundingBox(),
  ]);
  expect(Math.abs((line?.x ?? 0) - (words?.x ?? 0))).toBeLessThan(8);
  await page.keyboard.type('Solo ');
  await expect(frame.locator('[data-waiting-caret]')).toHaveCount(0);
  await expect(title(page)).toHaveValue('Solo 2 minuti');
  await page.keyboard.press('Escape');

  // The editor of formatted texts is loading while the first letters are typed.
  await frame.getByText(/di attesa media/).click({ position: { x: 2, y: 10 } });
  await page.keyboard.type('Meno dx?');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('i 3, ');
  const written = 'Meno di 3, di attesa media al telefono';
  await expect(page.getByRole('textbox', { name: 'Testo' })).toHaveText(written);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Annulla', exact: true }).click();
  await expect(frame.getByText(/di attesa media/)).toHaveText('di attesa media al telefono');
});

test('where a caret is seen, every key goes to the text', async ({ page }) => {
  await openEditor(page, made.path);
  const frame = canvas(page);
  const heading = frame.getByRole('heading', { level: 2 });
  await clickBeginOf(heading);
  await page.keyboard.press('End');
  await page.keyboard.type(' netti');
  await expect(title(page)).toHaveValue('2 minuti netti');
  await page.keyboard.press('Escape');

  const text = frame.getByText(/di attesa media/);
  await clickBeginOf(text);
  const top = () => frame.locator('html').evaluate(({ scrollTop }) => scrollTop);
  const before = await top();
  await page.keyboard.press('Space');
  await page.keyboard.type('ora');
  const field = page.getByRole('textbox', { name: 'Testo' });
  await expect(field).toHaveText(/^\s?oradi attesa media al telefono$/);
  expect(await top()).toBe(before);
  await page.keyboard.press('Escape');

  // Its letters are taken back, and not the block.
  await clickBeginOf(heading);
  await page.keyboard.press('Delete');
  await expect(title(page)).toHaveValue(' minuti netti');
});

/** One click, after which a caret is seen before the first letter. */
async function clickBeginOf(text: Locator): Promise<void> {
  await text.click({ position: { x: 2, y: 10 } });
  await expect(canvas(text.page()).locator('[data-waiting-caret]')).toBeVisible();
}

/** Where a word of a text stands in the window. */
async function boxOfWord(text: Locator, word: string) {
  const [frame, box] = await Promise.all([
    text.page().locator('iframe').first().boundingBox(),
    text.evaluate((element, wanted) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode: node } = texts;
        const at = node.nodeValue?.indexOf(wanted) ?? -1;
        if (at === -1) continue;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + wanted.length);
        const { left, right, top, height } = range.getBoundingClientRect();
        return { left, right, middle: top + height / 2, of: window.innerWidth };
      }
      return undefined;
    }, word),
  ]);
  if (!frame || !box) throw new Error(`«${word}» is not there`);
  const zoom = frame.width / box.of;
  const y = frame.y + box.middle * zoom;
  return { left: frame.x + box.left * zoom, right: frame.x + box.right * zoom, y };
}

test('words that the pointer is drawn over are written over, from the first time on', async ({
  page,
}) => {
  await openEditor(page, made.path);
  const frame = canvas(page);
  const heading = frame.getByRole('heading', { level: 2 });
  // Its block is not chosen yet, and the panel that opens makes the page smaller.
  await page.getByRole('button', { name: 'Chiudi il pannello' }).click();
  const word = await boxOfWord(heading, 'minuti');
  await page.mouse.move(word.left + 1, word.y);
  await page.mouse.down();
  await page.mouse.move(word.right - 1, word.y, { steps: 5 });
  await page.mouse.up();
  await expect(frame.locator('h2[contenteditable]')).toBeFocused();
  await expect.poll(() => heading.evaluate(() => String(getSelection()))).toBe('minuti');
  await page.keyboard.type('ore');
  await expect(title(page)).toHaveValue('2 ore');
  await page.keyboard.press('Escape');

  const text = frame.locator('main p');
  const media = await boxOfWord(text, 'media');
  await page.mouse.move(media.right - 1, media.y);
  await page.mouse.down();
  await page.mouse.move(media.left + 1, media.y, { steps: 5 });
  await page.mouse.up();
  await expect(frame.locator('[contenteditable]')).toBeFocused();
  await expect.poll(() => text.evaluate(() => String(getSelection()))).toBe('media');
  await page.keyboard.type('massima');
  const field = page.getByRole('textbox', { name: 'Testo' });
  await expect(field).toHaveText('di attesa massima al telefono');
  await page.keyboard.press('Escape');

  // With Shift, from one click to another.
  await frame.locator('main').click({ position: { x: 2, y: 2 } });
  const attesa = await boxOfWord(text, 'attesa massima');
  await page.mouse.click(attesa.left + 1, attesa.y);
  await expect(frame.locator('[data-waiting-caret]')).toBeVisible();
  const now = await boxOfWord(text, 'attesa massima');
  await page.keyboard.down('Shift');
  await page.mouse.click(now.right - 1, now.y);
  await page.keyboard.up('Shift');
  await expect.poll(() => text.evaluate(() => String(getSelection()))).toBe('attesa massima');
  await page.keyboard.type('coda');
  await expect(field).toHaveText('di coda al telefono');
});

test('keys that mark, or go by words, do so from the first one on', async ({ page }) => {
  await openEditor(page, made.path);
  const frame = canvas(page);
  const heading = frame.getByRole('heading', { level: 2 });
  await clickBeginOf(heading);
  await page.keyboard.press('Shift+End');
  await page.keyboard.type('Subito');
  await expect(title(page)).toHaveValue('Subito');
  await page.keyboard.press('Escape');

  // Its editor is still to come.
  const text = frame.getByText(/di attesa media/);
  await clickBeginOf(text);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(', sempre');
  const field = page.getByRole('textbox', { name: 'Testo' });
  await expect(field).toHaveText('di attesa media al telefono, sempre');
  await page.keyboard.press('Escape');

  await clickBeginOf(heading);
  await page.keyboard.press('Control+Delete');
  await expect(title(page)).toHaveValue('');
});

test('what is clicked stays as high as it was, though a panel opens beside the page', async ({
  page,
}) => {
  const nodes = Object.fromEntries(
    Array.from({ length: 8 }, (_, at) => [
      `textblock-${at}`,
      { component: 'TextBlock', props: { title: `Titolo ${at}`, text: '<p>Testo.</p>'.repeat(6) } },
    ]),
  );
  const { id, path } = await createPage(page, { nodes });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openEditor(page, path);
  await page.getByRole('button', { name: 'Chiudi il pannello' }).click();
  const frame = canvas(page);
  const heading = frame.getByRole('heading', { name: 'Titolo 6' });
  await heading.scrollIntoViewIfNeeded();
  const height = async () => (await heading.boundingBox())?.y ?? 0;
  const before = await height();
  await heading.click({ position: { x: 20, y: 10 } });
  await expect(title(page)).toHaveValue('Titolo 6');
  await expect.poll(async () => Math.abs((await height()) - before)).toBeLessThan(16);
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

test('the formats stand over no text that may be the next to be clicked', async ({ page }) => {
  const items = ['Primo', 'Secondo', 'Terzo'].map((title) => ({
    ...{ title, text: `<p>Due righe di ${title}, lunghe abbastanza da andare a capo.</p>` },
  }));
  const { id, path } = await createPage(page, {
    nodes: { 'list-a': { component: 'ListOfIcons', props: { title: 'Elenco', items } } },
  });
  await openEditor(page, path);
  const frame = canvas(page);
  await frame.getByText('Due righe di Primo').dblclick();
  const bar = frame.getByRole('toolbar', { name: /^Formato di/ });
  await expect(bar).toBeVisible();
  const box = await bar.boundingBox();
  for (const text of await frame.locator('main :is(h2, h3, p)').all()) {
    const other = await text.boundingBox();
    if (!box || !other) continue;
    const isApart =
      other.y >= box.y + box.height ||
      other.y + other.height <= box.y ||
      other.x >= box.x + box.width ||
      other.x + other.width <= box.x;
    expect(isApart, (await text.textContent()) ?? '').toBe(true);
  }
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

test('all of a clicked text is marked by key, and what is typed once it is finished goes on', async ({
  page,
}) => {
  await openEditor(page, made.path);
  const frame = canvas(page);
  const heading = frame.getByRole('heading', { level: 2 });
  await heading.click({ position: { x: 2, y: 10 } });
  await expect(title(page)).toHaveValue('2 minuti');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Tre');
  await expect(title(page)).toHaveValue('Tre');
  await page.keyboard.press('Enter');
  await expect(frame.locator('[contenteditable]')).toHaveCount(0);
  await page.keyboard.type(' minuti');
  await expect(title(page)).toHaveValue('Tre minuti');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(title(page)).toHaveValue('Tre minu');
  // Enter may have been meant as the end of a line: what follows is a word of its own.
  await page.keyboard.press('Enter');
  await page.keyboard.type('di attesa');
  await expect(title(page)).toHaveValue('Tre minu di attesa');
  await page.keyboard.press('Escape');

  await frame.getByText(/di attesa media/).click({ position: { x: 2, y: 10 } });
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Al telefono');
  await expect(page.getByRole('textbox', { name: 'Testo' })).toHaveText('Al telefono');
});

test('what is typed after a click on words of the block itself tells how texts are written', async ({
  page,
}) => {
  const props = { title: 'Ti chiamiamo noi' };
  const { id, path } = await createPage(page, {
    nodes: { 'callmeback-a': { component: 'CallMeBack', props } },
  });
  await openEditor(page, path);
  const words = canvas(page)
    .getByText(/informativa/i)
    .first();
  await words.click();
  await page.keyboard.type('Gas e luce?');
  await page.keyboard.press('Backspace');
  await expect(page.locator('p', { hasText: 'fai clic sul testo' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Its spaces do not scroll the page away.
  await expect(words).toBeInViewport();
  await words.dblclick();
  const why =
    'Questo testo è di «Fatti richiamare, in una fascia» e non si cambia: i suoi campi sono nel pannello.';
  await expect(page.getByRole('status').filter({ hasText: why })).toBeAttached();
  await expect(page.locator('p').filter({ hasText: why })).toBeVisible();
  await expect(canvas(page).locator('[contenteditable]')).toHaveCount(0);
  // Whoever goes along a line means its letters; the key that always takes the block still does.
  await words.click();
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await expect(page.locator('p', { hasText: 'fai clic sul testo' })).toBeVisible();
  await expect(words).toBeVisible();
  await page.keyboard.press('Delete');
  await expect(words).toHaveCount(0);
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

test('a text that is clicked again is written where it was clicked', async ({ page }) => {
  await openEditor(page, made.path);
  const frame = canvas(page);
  const heading = frame.getByRole('heading', { level: 2 });
  await heading.click();
  await expect(title(page)).toHaveValue('2 minuti');
  await expect(frame.locator('[contenteditable]')).toHaveCount(0);
  // Nobody clicks twice at once and means two clicks.
  await page.waitForTimeout(600);
  await heading.click({ position: { x: 2, y: 10 } });
  await expect(frame.locator('h2[contenteditable]')).toBeFocused();
  await page.keyboard.type('Circa ');
  await expect(title(page)).toHaveValue('Circa 2 minuti');
  await page.keyboard.press('Escape');
  // Another text of the block is shown its field first.
  const text = frame.getByText(/di attesa media al telefono/);
  await text.click();
  await expect(frame.locator('[contenteditable]')).toHaveCount(0);
  await page.waitForTimeout(600);
  await text.click();
  const written = frame.getByRole('textbox', { name: 'Testo' });
  await expect(written).toBeFocused();
  // Nothing is marked that a letter would replace.
  await page.keyboard.type('x');
  await page.keyboard.press('Backspace');
  await expect(written).toHaveText('di attesa media al telefono');
  await page.keyboard.press('Escape');
  // A double click marks the word it is on, in a block that is selected, too, and while it is written.
  await heading.dblclick({ position: { x: 2, y: 10 } });
  await page.keyboard.type('Meno di');
  await expect(title(page)).toHaveValue('Meno di 2 minuti');
  await heading.dblclick({ position: { x: 2, y: 10 } });
  await page.keyboard.type('Più');
  await expect(title(page)).toHaveValue('Più di 2 minuti');
  await page.keyboard.press('Escape');
  // Three presses mean the paragraph, though the text's own editor comes between them.
  await text.scrollIntoViewIfNeeded();
  const place = await text.boundingBox();
  await page.mouse.move((place?.x ?? 0) + 20, (place?.y ?? 0) + 8);
  for (const clickCount of [1, 2, 3]) {
    await page.mouse.down({ clickCount });
    await page.waitForTimeout(40);
    await page.mouse.up({ clickCount });
    await page.waitForTimeout(120);
  }
  await page.keyboard.type('Nessuna attesa');
  await expect(page.getByRole('textbox', { name: 'Testo' })).toHaveText('Nessuna attesa');
});
