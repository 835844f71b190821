import { expect, type Page, test } from 'playwright/test';
import { caretMoved } from '../support/caret-moved.ts';
import { cms, createPage } from '../support/cms-page.ts';
import { openEditor } from '../support/editor.ts';
import { ownPage } from '../support/own-page.ts';
import { startWriting } from '../support/start-writing.ts';

const nodes = {
  'textblock-a': {
    component: 'TextBlock',
    props: { title: '2 minuti', text: '<p>di attesa media al telefono</p>' },
  },
  'image-a': { component: 'Image', props: { img: '/illustrations/casa.svg' } },
};

const made = ownPage(nodes, { isOpen: false });

const canvas = (page: Page) => page.frameLocator('iframe').first();
const title = (page: Page) => page.getByRole('textbox', { name: 'Titolo', exact: true });

test('a formatted text is written where it stands: formats, lists and links', async ({ page }) => {
  await openEditor(page, made.path);
  const text = canvas(page).getByRole('textbox', { name: 'Testo' });
  await startWriting(canvas(page).getByText(/di attesa media al telefono/), text);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.press('End');
  await caretMoved(canvas(page));
  await page.keyboard.press('Enter');
  // By keyboard to the formats and back.
  await page.keyboard.press('Alt+F10');
  const tools = canvas(page).getByRole('toolbar', { name: 'Formato di Testo' });
  await expect(tools.getByRole('button', { name: 'Grassetto' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
  await tools.getByRole('button', { name: 'Elenco puntato' }).click();
  await page.keyboard.type('chiama');
  await page.keyboard.press('Shift+Home');
  await caretMoved(canvas(page));
  await tools.getByRole('button', { name: 'Link' }).click();
  await canvas(page).getByRole('combobox', { name: 'Indirizzo del link' }).fill('/contatti');
  // What becomes a link is still seen while the field has the keyboard.
  const marked = () =>
    canvas(page)
      .locator('main')
      .evaluate(() => [...(CSS.highlights.get('linked-words') ?? [])].map(String));
  expect(await marked()).toEqual(['chiama']);
  await page.keyboard.press('Enter');
  await expect.poll(marked).toEqual([]);
  await expect(page.getByRole('textbox', { name: 'Testo' }).locator('li a')).toHaveText('chiama');
  await page.keyboard.press('Escape');
  await expect(canvas(page).locator('[contenteditable]')).toHaveCount(0);
  await expect(canvas(page).locator('main strong')).toHaveText('di attesa media al telefono');
  await expect(canvas(page).locator('main li a[href="/contatti"]')).toHaveText('chiama');

  // Writing with pauses is several steps.
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+z');
    await expect(canvas(page).locator('main li, main strong')).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await expect(canvas(page).getByText(/di attesa media al telefono/)).toBeVisible();
});

test('the lines of a text end where they were once it is written in', async ({ page }) => {
  const words =
    'Riscaldamento, cucina e acqua calda, con un prezzo al metro cubo che trovi in bolletta.';
  // Of different lengths: in some of them the last word of a line has no room for a space.
  const text = [...'abcdefgh'].map((_, at) => `<p>${'i'.repeat(at + 1)} ${words} ${words}</p>`);
  const { id, path } = await createPage(page, {
    nodes: { 'textblock-a': { component: 'TextBlock', props: { text: text.join('') } } },
  });
  await openEditor(page, path);
  const shown = canvas(page).getByText(/Riscaldamento/);
  /** Where words begin, paragraph by paragraph. */
  const places = () =>
    shown.evaluateAll((paragraphs) =>
      paragraphs.map((paragraph) => {
        const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
        const found: number[] = [];
        while (texts.nextNode()) {
          const { data } = texts.currentNode as Text;
          for (const { index } of data.matchAll(/\S+/g)) {
            const range = document.createRange();
            range.setStart(texts.currentNode, index);
            range.setEnd(texts.currentNode, index + 1);
            found.push(Math.round(range.getBoundingClientRect().left));
          }
        }
        return found;
      }),
    );
  const before = await places();
  await startWriting(shown.first(), canvas(page).getByRole('textbox', { name: 'Testo' }));
  expect(await places()).toEqual(before);
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

test('Tab goes on to the next text of the block, and back; at its end nothing is written', async ({
  page,
}) => {
  await openEditor(page, made.path);
  const frame = canvas(page);
  await startWriting(
    frame.getByRole('heading', { level: 2 }),
    frame.locator('h2[contenteditable]'),
  );
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('3 minuti');
  await page.keyboard.press('Tab');
  const text = frame.getByRole('textbox', { name: 'Testo' });
  await expect(text).toBeFocused();
  await page.keyboard.type('al massimo');
  await expect(page.getByRole('textbox', { name: 'Testo' })).toHaveText('al massimo');
  await expect(title(page)).toHaveValue('3 minuti');
  await page.keyboard.press('Shift+Tab');
  await expect(frame.locator('h2[contenteditable]')).toBeFocused();
  await page.keyboard.type('4 minuti');
  await expect(title(page)).toHaveValue('4 minuti');
  await page.keyboard.press('Shift+Tab');
  await expect(frame.locator('[contenteditable]')).toHaveCount(0);
  await expect(frame.locator('main p')).toHaveText('al massimo');
});

test('a step back while writing leaves the caret in the text, and the block where it is', async ({
  page,
}) => {
  await openEditor(page, made.path);
  const frame = canvas(page);
  const heading = frame.getByRole('heading', { level: 2 });
  await startWriting(heading, frame.locator('h2[contenteditable]'));
  await page.keyboard.press('End');
  await page.keyboard.type(' e oltre');
  await expect(title(page)).toHaveValue('2 minuti e oltre');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(title(page)).toHaveValue('2 minuti');
  await expect(frame.locator('h2[contenteditable]')).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(title(page)).toHaveValue('2 minut');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(frame.locator('h2[contenteditable]')).toBeFocused();
  await page.keyboard.press('Escape');

  const text = frame.getByRole('textbox', { name: 'Testo' });
  await startWriting(frame.getByText(/di attesa media/), text);
  await page.keyboard.press('ControlOrMeta+End');
  await caretMoved(canvas(page));
  await page.keyboard.type(' oggi');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(frame.getByText(/ oggi$/)).toHaveCount(0);
  await expect(text).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(text).toHaveText('di attesa media al telefon');
});

test('what is pasted into a text of the page is cut down to what the site shows', async ({
  page,
}) => {
  await openEditor(page, made.path);
  const text = canvas(page).getByRole('textbox', { name: 'Testo' });
  await startWriting(canvas(page).getByText(/di attesa media al telefono/), text);
  await page.keyboard.press('ControlOrMeta+a');
  await text.evaluate((element) => {
    const data = new DataTransfer();
    const html =
      '<h1 style="color:red">Via</h1><p onclick="x()">Con <b>forza</b><script>x()</script>';
    data.setData(
      'text/html',
      `${html}<a href="javascript:x()">qui</a></p><table><tr><td>a</td></tr></table>`,
    );
    const event = { clipboardData: data, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', event));
  });
  await expect(text.locator('strong')).toHaveText('forza');
  await expect(page.getByRole('main').getByText('sono diventate paragrafi')).toBeVisible();
  const html = await text.innerHTML();
  expect(html).not.toMatch(/style=|onclick|script|<h1|<table|javascript/);
  // Closing what is said of it leaves the text where it is.
  await page.getByRole('button', { name: 'Chiudi l’avviso' }).click();
  await page.keyboard.type('!');
  await expect(text).toContainText('!');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Escape');
  await expect(canvas(page).locator('main strong')).toHaveText('forza');
  // One change, one step.
  await page.keyboard.press('ControlOrMeta+z');
  await expect(canvas(page).getByText(/di attesa media al telefono/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Annulla', exact: true })).toBeDisabled();
});

test('a plain text is written where it stands: one step, kept in step with its field', async ({
  page,
}) => {
  await openEditor(page, made.path);
  const heading = canvas(page).getByRole('heading', { name: '2 minuti' });
  const text = canvas(page).locator('[contenteditable]');
  await startWriting(heading, text);
  // Its first appearance may take as long as a pause in writing, after which another step begins.
  await expect(title(page)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Tre minuti al telefono');
  await expect(title(page)).toHaveValue('Tre minuti al telefono');
  await expect(text).toHaveText('Tre minuti al telefono');
  await page.keyboard.press('Enter');
  await expect(text).toHaveCount(0);
  await expect(canvas(page).getByRole('heading', { name: 'Tre minuti al telefono' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(canvas(page).getByRole('heading', { name: '2 minuti' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Annulla', exact: true })).toBeDisabled();
});

test('a question that a press would open is written with its spaces', async ({ page }) => {
  const items = [{ question: 'Quando', answer: '<p>A gennaio.</p>' }];
  const faq = await createPage(page, {
    nodes: { 'faqlist-a': { component: 'FaqList', props: { items } } },
  });
  await openEditor(page, faq.path);
  const text = canvas(page).locator('summary [contenteditable]');
  await startWriting(canvas(page).getByText('Quando', { exact: true }), text);
  await page.keyboard.press('End');
  await page.keyboard.type(' arriva la bolletta?');
  await expect(text).toHaveText('Quando arriva la bolletta?');
  await expect(page.getByRole('textbox', { name: 'Domanda' })).toHaveValue(
    'Quando arriva la bolletta?',
  );
  // Its answer is what is written next: it stays in sight.
  const answer = canvas(page).getByText('A gennaio.');
  await expect(answer).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(canvas(page).locator('[contenteditable]')).toHaveCount(0);
  await expect(answer).toBeVisible();
  await cms(page, 'DELETE', `/wp/v2/pages/${faq.id}?force=true`);
});

test('a press on the words of an open question writes them, and Tab goes on to its answer, then to the next', async ({
  page,
}) => {
  const items = [
    { question: 'Quando arriva?', answer: '<p>A gennaio.</p>' },
    { question: 'Come si paga?', answer: '<p>In banca.</p>' },
  ];
  const faq = await createPage(page, {
    nodes: { 'faqlist-a': { component: 'FaqList', props: { items } } },
  });
  await openEditor(page, faq.path);
  const frame = canvas(page);
  const question = frame.getByText('Quando arriva?', { exact: true });
  await question.click({ position: { x: 3, y: 8 } });
  await expect(page.getByRole('textbox', { name: 'Domanda' })).toHaveValue('Quando arriva?');
  await page.keyboard.press('Tab');
  const answer = frame.getByRole('textbox', { name: 'Risposta' });
  await expect(answer).toBeFocused();
  await page.keyboard.type('A febbraio.');
  await page.keyboard.press('Tab');
  await expect(frame.locator('summary [contenteditable]')).toHaveText('Come si paga?');
  await page.keyboard.press('Tab');
  await expect(answer).toBeFocused();
  await page.keyboard.type('Alla posta.');
  await expect(page.getByRole('textbox', { name: 'Risposta' })).toHaveText('Alla posta.');
  await expect(frame.getByText('A febbraio.')).toBeVisible();
  await page.keyboard.press('Escape');

  await question.click({ position: { x: 3, y: 8 } });
  await expect(page.getByRole('textbox', { name: 'Domanda' })).toHaveValue('Quando arriva?');
  await question.click({ position: { x: 3, y: 8 } });
  await expect(frame.locator('summary [contenteditable]')).toBeFocused();
  await expect(frame.getByText('A febbraio.')).toBeVisible();
  await cms(page, 'DELETE', `/wp/v2/pages/${faq.id}?force=true`);
});

test('Enter amid a text of one line leaves the caret there', async ({ page }) => {
  await openEditor(page, made.path);
  const heading = canvas(page).getByRole('heading', { level: 2 });
  await heading.click({ position: { x: 2, y: 10 } });
  await expect(title(page)).toHaveValue('2 minuti');
  await page.keyboard.press('Home');
  await page.keyboard.type('In');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Qui non si va a capo').first()).toBeVisible();
  await page.keyboard.press('Backspace');
  await page.keyboard.type('n ');
  await expect(title(page)).toHaveValue('In 2 minuti');
});

test('the name of a tab is written with its spaces, and arrows stay in it', async ({ page }) => {
  const plans = ['Nuovi', 'Vecchi'].map((title) => ({
    ...{ title, tabId: title, content: [{ title: 'Fibra' }] },
  }));
  const { id, path } = await createPage(page, {
    nodes: { 'plans-a': { component: 'Plans', props: { plans } } },
  });
  await openEditor(page, path);
  const text = canvas(page).locator(
    '[role="tab"] [contenteditable], [role="tab"][contenteditable]',
  );
  await startWriting(canvas(page).getByRole('tab', { name: 'Nuovi' }), text);
  await page.keyboard.press('End');
  await page.keyboard.type(' per te');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('da ');
  await expect(text).toHaveText('Nuovi per da te');
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

test('Escape ends the writing and keeps the text, and a locked block cannot be written in', async ({
  page,
}) => {
  await openEditor(page, made.path);
  await startWriting(
    canvas(page).getByRole('heading', { name: '2 minuti' }),
    canvas(page).locator('[contenteditable]'),
  );
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Altro');
  await page.keyboard.press('Escape');
  await expect(canvas(page).locator('[contenteditable]')).toHaveCount(0);
  await expect(title(page)).toHaveValue('Altro');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(canvas(page).getByRole('heading', { name: '2 minuti' })).toBeVisible();
  await page
    .getByRole('toolbar', { name: 'Azioni sul blocco' })
    .getByRole('button', { name: /^Blocca/ })
    .click();
  await canvas(page)
    .getByText(/di attesa media/)
    .dblclick();
  await canvas(page).getByRole('heading', { name: '2 minuti' }).dblclick();
  await expect(title(page)).not.toBeEditable();
  await expect(canvas(page).locator('[contenteditable]')).toHaveCount(0);
});

test('a note of several lines is written in place, and dragging over the page marks nothing', async ({
  page,
}) => {
  const props = { title: 'Luce', disclaimer: 'Prezzo bloccato' };
  const { id, path } = await createPage(page, {
    nodes: { 'productpagehero-a': { component: 'ProductPageHero', props } },
  });
  await openEditor(page, path);
  const note = canvas(page).getByText('Prezzo bloccato', { exact: true });
  await startWriting(note, canvas(page).locator('[contenteditable]'));
  await page.keyboard.press('End');
  await page.keyboard.type(' per un anno');
  await expect(page.getByRole('textbox', { name: 'Nota', exact: true })).toHaveValue(
    'Prezzo bloccato per un anno',
  );
  await page.keyboard.press('Escape');

  const from = await canvas(page).getByRole('heading', { name: 'Luce' }).boundingBox();
  if (!from) throw new Error('no title to drag from');
  await page.mouse.move(from.x + 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width, from.y + from.height + 60, { steps: 4 });
  await page.mouse.up();
  const marked = () =>
    canvas(page)
      .locator('main')
      .evaluate(() => String(getSelection()));
  expect(await marked()).toBe('');
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});
