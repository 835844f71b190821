import { expect, type Page, test } from 'playwright/test';
import { cms, createPage } from '../support/cms-page.ts';
import { openEditor } from '../support/editor.ts';

const PATH = '/chi-siamo';
const tree = (page: Page) => page.getByRole('tree', { name: 'Struttura della pagina' });
const items = (page: Page) => page.getByRole('treeitem');

test('a block is copied by keyboard and pasted into another page in another tab', async ({
  page,
  context,
}) => {
  await openEditor(page, PATH);
  const block = page.getByRole('treeitem', { name: /^Blocco di testo/ }).first();
  await block.click();
  await tree(page).focus();
  await page.keyboard.press('ControlOrMeta+c');
  await expect(page.getByRole('status').filter({ hasText: 'copiato' })).toBeAttached();
  const title = await page.getByRole('textbox', { name: 'Titolo', exact: true }).inputValue();

  const other = await context.newPage();
  await openEditor(other, '/bolletta');
  const before = await items(other).count();
  await tree(other).focus();
  await other.keyboard.press('ControlOrMeta+v');
  await expect(items(other)).toHaveCount(before + 1);
  await expect(other.getByRole('textbox', { name: 'Titolo', exact: true })).toHaveValue(title);
  await other.keyboard.press('ControlOrMeta+z');
  await expect(items(other)).toHaveCount(before);
});

test('blocks copied on another site are checked as they are pasted', async ({ page, context }) => {
  const { id, path } = await createPage(page, {
    nodes: { 'textblock-a': { component: 'TextBlock' } },
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openEditor(page, path);
  const subtrees = [
    { component: 'TextBlock', props: { title: 'Da un altro sito', headingLevel: 'h9' } },
    { component: 'BloccoDiAltri', props: { title: 'Sconosciuto' } },
  ];
  const copied = { type: 'page-editor/blocks', format: 1, versions: {}, subtrees, media: [] };
  await page.evaluate((text) => navigator.clipboard.writeText(text), JSON.stringify(copied));
  await tree(page).focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(
    page.getByText(/Fuori catalogo, quindi esclusi: BloccoDiAltri/).first(),
  ).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: 'incollato, 1 con problemi da correggere' }),
  ).toBeAttached();
  await expect(items(page)).toHaveCount(2);
  await expect(items(page).last()).toHaveAccessibleName(/^Blocco di testo.*problema/);
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

test('several blocks are selected with Shift and Ctrl, cut as one step, and come back in order', async ({
  page,
}) => {
  const nodes = {
    'textblock-a': { component: 'TextBlock', props: { title: 'Uno' } },
    'textblock-b': { component: 'TextBlock', props: { title: 'Due' } },
    'textblock-c': { component: 'TextBlock', props: { title: 'Tre' } },
  };
  const { id, path } = await createPage(page, { nodes });
  await openEditor(page, path);
  const names = () => items(page).evaluateAll((all) => all.map((item) => item.ariaLabel));
  const before = await names();
  await tree(page).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  await tree(page).focus();
  await page.keyboard.press('Shift+ArrowUp');
  await expect(page.getByRole('heading', { name: '2 blocchi selezionati' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+x');
  await expect(items(page)).not.toHaveCount(before.length);
  await page.getByRole('button', { name: 'Annulla', exact: true }).click();
  await expect.poll(names).toEqual(before);
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

test('cutting and pasting in a formatted text leaves the blocks alone', async ({ page }) => {
  const nodes = {
    'textblock-a': {
      component: 'TextBlock',
      props: { title: 'Uno', text: '<p>Prima riga</p><p>Altra</p>' },
    },
  };
  const { id, path } = await createPage(page, { nodes });
  await openEditor(page, path);
  await items(page).first().click();
  const text = page.getByRole('textbox', { name: 'Testo', exact: true });
  const before = await items(page).count();
  const written = () => text.evaluate((element) => element.textContent);
  await text.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  // The paragraph that the event is sent to goes with its text.
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+x');
  await expect.poll(written).toBe('');
  await page.keyboard.press('ControlOrMeta+v');
  await expect.poll(written).toBe('Prima rigaAltra');
  await expect(page.getByText('Negli appunti non ci sono blocchi')).toHaveCount(0);
  await expect(items(page)).toHaveCount(before);

  // A block does not go into a text as the letters it travels as.
  await tree(page).focus();
  await page.keyboard.press('ControlOrMeta+c');
  await text.click();
  await page.keyboard.press('ControlOrMeta+v');
  await text.pressSequentially('!');
  await expect.poll(async () => (await written())?.length).toBe('Prima rigaAltra!'.length);
  await expect(items(page)).toHaveCount(before);

  // Nor where it stands in the page.
  const inPage = page.frameLocator('iframe').locator('main [contenteditable="true"]');
  await page.frameLocator('iframe').getByText('riga').first().dblclick();
  await inPage.press('ControlOrMeta+a');
  await inPage.press('ControlOrMeta+v');
  await inPage.press('ControlOrMeta+x');
  await expect(inPage).toHaveText('');
  await expect(items(page)).toHaveCount(before);
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

test('a block is renamed, found by its name, and keeps it after undo of something else', async ({
  page,
}) => {
  await openEditor(page, PATH);
  await tree(page).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('F2');
  await page.getByRole('textbox', { name: /^Nome di/ }).fill('Un ripensamento');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('treeitem', { name: /^Un ripensamento/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Annulla', exact: true })).toBeDisabled();
  await page.keyboard.press('F2');
  await page.getByRole('textbox', { name: /^Nome di/ }).fill('Apertura di settembre');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('treeitem', { name: /^Apertura di settembre/ })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Cerca nella pagina' }).fill('settembre');
  await expect(page.getByText('1 blocco trovato')).toBeVisible();
  await expect(items(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => items(page).count()).toBeGreaterThan(1);
});

test('a locked block is neither deleted, cut nor moved', async ({ page }) => {
  await openEditor(page, PATH);
  const before = await items(page).count();
  await items(page).last().click();
  await page
    .getByRole('toolbar', { name: 'Azioni sul blocco' })
    .getByRole('button', { name: /Blocca/ })
    .click();
  await tree(page).focus();
  for (const key of ['Delete', 'ControlOrMeta+x', 'Alt+ArrowUp', 'Alt+ArrowLeft']) {
    await page.keyboard.press(key);
  }
  await expect(items(page)).toHaveCount(before);
  await expect(items(page).last()).toHaveAccessibleName(/bloccato/);
  await expect(page.getByRole('status').filter({ hasText: 'è bloccato' })).toBeAttached();
  await expect(page.locator('p', { hasText: 'sbloccalo per modificarlo' })).toBeVisible();
});

test('copy and paste work with the focus in the canvas, and text fields keep their own', async ({
  page,
}) => {
  await openEditor(page, PATH);
  const before = await items(page).count();
  const canvas = page.frameLocator('iframe').first();
  await canvas.getByRole('heading').first().click();
  await page.keyboard.press('ControlOrMeta+c');
  await page.keyboard.press('ControlOrMeta+v');
  await expect.poll(() => items(page).count()).toBeGreaterThan(before);
  const now = await items(page).count();
  const search = page.getByRole('searchbox', { name: 'Cerca nella pagina' });
  await search.focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(search).toHaveValue('');
  await expect(items(page)).toHaveCount(now);
});

test('an item of a list is copied by keyboard and pasted into another page in another tab', async ({
  page,
  context,
}) => {
  const question = (text: string) => ({ question: text, answer: `<p>${text}</p>` });
  const faq = (...texts: string[]) => ({
    'faqlist-a': { component: 'FaqList', props: { items: texts.map(question) } },
  });
  const from = await createPage(page, { nodes: faq('Quando arriva?', 'Come si paga?') });
  const to = await createPage(page, { nodes: faq('Chi chiamo?') });
  await openEditor(page, from.path);
  await page.getByRole('treeitem', { name: /^FAQ in elenco/ }).click();
  await page.getByRole('button', { name: 'Come si paga?', exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+c');
  await expect(
    page.getByRole('status').filter({ hasText: 'Copiato: «Come si paga?»' }),
  ).toBeAttached();

  const other = await context.newPage();
  await openEditor(other, to.path);
  await other.getByRole('treeitem', { name: /^FAQ in elenco/ }).click();
  await other.getByRole('button', { name: 'Chi chiamo?', exact: true }).focus();
  await other.keyboard.press('ControlOrMeta+v');
  await expect(other.getByRole('button', { name: 'Come si paga?', exact: true })).toBeVisible();
  const canvas = other.frameLocator('iframe').first();
  await expect(canvas.getByText('Come si paga?').first()).toBeVisible();

  // The same by the item's menu; a cut item is gone here and still there to paste.
  const item = (text: string) => other.getByRole('button', { name: text, exact: true });
  const choose = async (text: string, entry: RegExp) => {
    // An item's tools show while the keyboard is at it.
    await item(text).focus();
    await other.getByRole('button', { name: `Altre azioni: ${text}` }).press('Enter');
    await other.getByRole('menuitem', { name: entry }).press('Enter');
  };
  await choose('Chi chiamo?', /^Taglia (domanda|voce)/);
  await expect(item('Chi chiamo?')).toHaveCount(0);
  await expect(item('Come si paga?')).toBeFocused();
  await choose('Come si paga?', /^Incolla dopo/);
  await expect(item('Chi chiamo?')).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  other.on('dialog', (dialog) => void dialog.accept());
  for (const { id } of [from, to]) await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

/** First headings of the pages in the frames with such a title. */
const headings = (page: Page, title: string) =>
  page.locator(`iframe[title^="${title}"]`).evaluateAll((frames) =>
    frames.map((frame) => {
      const { contentDocument } = frame as HTMLIFrameElement;
      return contentDocument?.querySelector('h1, h2')?.textContent;
    }),
  );

test('an empty page shows three ways to begin, each by keyboard', async ({ page }) => {
  const full = await createPage(page, {
    nodes: { 'textblock-a': { component: 'TextBlock', props: { title: 'Da portare' } } },
  });
  await openEditor(page, full.path);
  await page.getByRole('treeitem', { name: /^Blocco di testo/ }).click();
  await tree(page).focus();
  await page.keyboard.press('ControlOrMeta+c');

  const { id, path } = await createPage(page);
  await openEditor(page, path);
  const empty = page.frameLocator('iframe').first().getByRole('region', { name: 'Pagina vuota' });
  await empty.getByRole('button', { name: /^Scegli un modello/ }).press('Enter');
  const templates = page.getByRole('dialog', { name: 'Scegli un modello di pagina' });
  await expect(templates.getByRole('button', { name: /^Campagna/ })).toBeFocused();
  // Each shows the page it makes.
  for (const title of ['Il messaggio della campagna', 'Titolo della pagina', 'Nome del prodotto']) {
    await expect.poll(() => headings(page, 'Anteprima del modello')).toContain(title);
  }
  await page.keyboard.press('Escape');
  await empty.getByRole('button', { name: /^Aggiungi il primo blocco/ }).press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Cerca un blocco' })).toBeVisible();
  await empty.getByRole('button', { name: /^Incolla un blocco/ }).press('Enter');
  await page.getByRole('tab', { name: 'Struttura' }).click();
  await expect(page.getByRole('treeitem', { name: /Da portare/ })).toBeVisible();
  await expect(empty).toHaveCount(0);
  page.on('dialog', (dialog) => void dialog.accept());
  for (const made of [id, full.id]) await cms(page, 'DELETE', `/wp/v2/pages/${made}?force=true`);
});

test('the page scrolls while a block is dragged near its edges', async ({ page }) => {
  const nodes = Object.fromEntries(
    Array.from({ length: 40 }, (_, at) => [
      `textblock-${at}`,
      { component: 'TextBlock', props: { title: `Titolo ${at}`, text: '<p>Testo</p>' } },
    ]),
  );
  const { id, path } = await createPage(page, { nodes });
  await openEditor(page, path);
  const canvas = page.frameLocator('iframe').first();
  await expect(canvas.getByRole('heading', { name: 'Titolo 39' })).toBeAttached();
  const scrolled = () => canvas.locator('main').evaluate(() => Math.round(window.scrollY));
  await page.getByRole('tab', { name: 'Aggiungi' }).click();
  const card = page.getByRole('button', { name: /^Linea di separazione/ });
  await card.scrollIntoViewIfNeeded();
  const box = await page.locator('iframe').first().boundingBox();
  if (!box) throw new Error('No canvas');
  const middle = box.x + box.width / 2;
  await card.hover();
  await page.mouse.down();
  await page.mouse.move(middle, box.y + box.height / 2, { steps: 5 });
  await page.waitForTimeout(300);
  expect(await scrolled()).toBe(0);
  const near = async (y: number) => {
    await page.mouse.move(middle, y);
    await page.mouse.move(middle + 1, y);
  };
  await expect(async () => {
    await near(box.y + box.height - 40);
    expect(await scrolled()).toBeGreaterThan(400);
  }).toPass();
  await expect(async () => {
    await near(box.y + 12);
    expect(await scrolled()).toBe(0);
  }).toPass();
  await page.mouse.up();
  page.on('dialog', (dialog) => void dialog.accept());
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});
