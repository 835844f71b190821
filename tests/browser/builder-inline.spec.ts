import { expect, type Page, test } from 'playwright/test';
import { cms, createPage } from '../support/cms-page.ts';
import { openEditor } from '../support/editor.ts';
import { startWriting } from '../support/start-writing.ts';

const nodes = {
  'textblock-a': {
    component: 'TextBlock',
    props: { title: '2 minuti', text: '<p>di attesa media al telefono</p>' },
  },
  'image-a': { component: 'Image', props: { img: '/illustrations/casa.svg' } },
};

/** A page of its own for each test: what the seed says may change. */
let made: { id: number; path: string };
test.beforeEach(async ({ page }) => {
  made = await createPage(page, { nodes });
});
test.afterEach(async ({ page }) => {
  await cms(page, 'DELETE', `/wp/v2/pages/${made.id}?force=true`);
});

const canvas = (page: Page) => page.frameLocator('iframe').first();
const title = (page: Page) => page.getByRole('textbox', { name: 'Titolo', exact: true });
/** Text editors hear of a moved caret a moment later; the next key comes sooner than a person's. */
const caretMoved = (page: Page) =>
  canvas(page)
    .locator('body')
    .evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
const revealed = (page: Page) => page.locator('[data-revealed]');

test('a click on a text or an image shows exactly its field, the keyboard stays in the page', async ({
  page,
}) => {
  await openEditor(page, made.path);
  const places = [
    [canvas(page).getByRole('heading', { name: '2 minuti' }), 'textbox', 'Titolo'],
    [canvas(page).getByText(/di attesa media al telefono/), 'textbox', 'Testo'],
    [canvas(page).locator('main img').first(), 'button', /Sostituisci/],
  ] as const;
  for (const [place, role, name] of places) {
    // The field is marked for a moment only.
    await expect(async () => {
      await place.click();
      await expect(revealed(page).getByRole(role, { name })).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(page.locator('iframe').first()).toBeFocused();
  }
});

test('a double click is for the text, not for a button that its first click brought', async ({
  page,
}) => {
  const words = 'di attesa media al telefono, e mai un disco che gira. '.repeat(30);
  const long = await createPage(page, {
    nodes: { 'textblock-a': { component: 'TextBlock', props: { text: `<p>${words}</p>` } } },
  });
  await openEditor(page, long.path);
  const frame = canvas(page);
  const add = frame.getByRole('button', { name: /^Aggiungi un blocco dopo/ });
  await frame.getByText(/di attesa media/).click();
  const place = await add.boundingBox();
  if (!place) throw new Error('no button to add a block');
  await page.keyboard.press('Escape');
  await expect(add).toHaveCount(0);
  // As slow as a person's: the button is there before the second click.
  await page.mouse.click(place.x + place.width / 2, place.y + 3);
  await expect(add).toBeVisible();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(frame.getByRole('textbox', { name: 'Testo' })).toBeFocused();
  await expect(page.getByRole('tab', { name: 'Struttura' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await cms(page, 'DELETE', `/wp/v2/pages/${long.id}?force=true`);
});

test('a click is for what was pressed, though it moves on before the release', async ({ page }) => {
  await openEditor(page, made.path);
  const frame = canvas(page);
  const text = frame.getByText('di attesa media al telefono');
  const place = await text.boundingBox();
  const size = page.viewportSize();
  if (!place || !size) throw new Error('no text to press');
  const [x, y] = [place.x + place.width / 4, place.y + place.height - 2];
  await page.mouse.click(x, y);
  await expect(page.getByRole('complementary', { name: 'Proprietà' })).toBeVisible();
  const moved = await text.boundingBox();
  if (!moved) throw new Error('no text to press');
  await page.mouse.move(moved.x + moved.width - 4, moved.y + moved.height - 2);
  await page.mouse.down();
  await page.mouse.up();
  await page.mouse.down({ clickCount: 2 });
  // As a panel does that opens just then: the page beside it shrinks.
  await page.setViewportSize({ width: size.width - 200, height: size.height });
  await expect.poll(async () => (await text.boundingBox())?.width).not.toBe(moved.width);
  await page.mouse.up({ clickCount: 2 });
  await expect(frame.getByRole('textbox', { name: 'Testo' })).toBeFocused();
});

test('a formatted text is written where it stands: formats, lists and links', async ({ page }) => {
  await openEditor(page, made.path);
  const text = canvas(page).getByRole('textbox', { name: 'Testo' });
  await startWriting(canvas(page).getByText(/di attesa media al telefono/), text);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.press('End');
  await caretMoved(page);
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
  await caretMoved(page);
  await tools.getByRole('button', { name: 'Link' }).click();
  await canvas(page).getByRole('textbox', { name: 'Indirizzo del link' }).fill('/contatti');
  await page.keyboard.press('Enter');
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

test('a link is made of an address as people write it; one that leads nowhere is refused', async ({
  page,
}) => {
  await openEditor(page, made.path);
  const frame = canvas(page);
  const text = frame.getByRole('textbox', { name: 'Testo' });
  await startWriting(frame.getByText(/di attesa media al telefono/), text);
  await page.keyboard.press('ControlOrMeta+a');
  await caretMoved(page);
  await frame.getByRole('button', { name: 'Link' }).click();
  const address = frame.getByRole('textbox', { name: 'Indirizzo del link' });
  await address.fill('le nostre offerte');
  await page.keyboard.press('Enter');
  await expect(frame.getByText('«le nostre offerte» non è un indirizzo')).toBeVisible();
  await address.fill('www.arera.it');
  await page.keyboard.press('Enter');
  await expect(text.locator('a')).toHaveAttribute('href', 'https://www.arera.it');
  await page.keyboard.press('Escape');

  const field = page.getByRole('textbox', { name: 'Testo', exact: true });
  await field.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page
    .getByRole('toolbar', { name: 'Formato di Testo' })
    .getByRole('button', { name: 'Link' })
    .click();
  await expect(page.getByRole('textbox', { name: 'Indirizzo del link' })).toBeFocused();
  await page.keyboard.press('Escape');
  // Keys that are meant for the text must not reach the block.
  await expect(field).toBeFocused();
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
  await caretMoved(page);
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
  const html = await text.innerHTML();
  expect(html).not.toMatch(/style=|onclick|script|<h1|<table|javascript/);
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
  await cms(page, 'DELETE', `/wp/v2/pages/${faq.id}?force=true`);
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

test('Escape leaves the text as it was, and a locked block cannot be written in', async ({
  page,
}) => {
  await openEditor(page, made.path);
  await startWriting(
    canvas(page).getByRole('heading', { name: '2 minuti' }),
    canvas(page).locator('[contenteditable]'),
  );
  await page.keyboard.type('Altro');
  await page.keyboard.press('Escape');
  await expect(canvas(page).getByRole('heading', { name: '2 minuti' })).toBeVisible();
  await page
    .getByRole('toolbar', { name: 'Azioni sul blocco' })
    .getByRole('button', { name: /^Blocca/ })
    .click();
  await canvas(page)
    .getByText(/di attesa media/)
    .dblclick();
  await canvas(page).getByRole('heading', { name: '2 minuti' }).dblclick();
  await expect(title(page)).toBeDisabled();
  await expect(canvas(page).locator('[contenteditable]')).toHaveCount(0);
});

test('the page shows the slide and the tab that are worked on in the form', async ({ page }) => {
  const content = (title: string) => [{ title, basePrice: '1,00' }];
  const plans = ['Nuovi', 'Già clienti'].map((title, at) => ({
    ...{ title, tabId: `t${at}`, content: content(`Piano ${at}`) },
  }));
  const slides = ['Prima', 'Seconda'].map((subtitle) => ({ subtitle }));
  const { id, path } = await createPage(page, {
    nodes: {
      'heroslider-a': { component: 'HeroSlider', props: { slides } },
      'plans-a': { component: 'Plans', props: { plans } },
    },
  });
  await openEditor(page, path);
  const form = page.getByRole('complementary', { name: 'Proprietà' });
  await page.getByRole('treeitem', { name: /^Home hero slider/ }).click();
  await form.getByRole('button', { name: 'Seconda', exact: true }).click();
  await expect(canvas(page).getByText('2 / 2')).toBeVisible();
  await page.getByRole('treeitem', { name: /^Plans/ }).click();
  await form.getByRole('button', { name: 'Già clienti', exact: true }).click();
  await expect(canvas(page).getByRole('tab', { name: 'Già clienti' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});
