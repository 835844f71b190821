import { expect, type Locator, type Page, test } from 'playwright/test';
import { cms, createPage } from '../support/cms-page.ts';
import { openEditor } from '../support/editor.ts';
import { ownPage } from '../support/own-page.ts';

const nodes = {
  'textblock-a': {
    component: 'TextBlock',
    props: { title: '2 minuti', text: '<p>di attesa media al telefono</p>' },
  },
  'image-a': { component: 'Image', props: { img: '/illustrations/casa.svg' } },
};

const made = ownPage(nodes, { isOpen: false });

const canvas = (page: Page) => page.frameLocator('iframe').first();
const revealed = (page: Page) => page.locator('[data-revealed]');

test('a click on a text or an image shows exactly its field, the keyboard stays in the page', async ({
  page,
}) => {
  await openEditor(page, made.path);
  const places = [
    [canvas(page).getByRole('heading', { name: '2 minuti' }), 'textbox', 'Titolo'],
    [canvas(page).getByText(/di attesa media al telefono/), 'textbox', 'Testo'],
    [canvas(page).locator('main img').first(), 'button', /^Carica/],
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

test('of a card that its link covers, a click is for the text or the image that is seen there', async ({
  page,
}) => {
  const card = { img: '/illustrations/casa.svg', ctaHref: '/luce', ctaLabel: 'Scopri' };
  const cards = ['Luce', 'Gas'].map((title) => ({
    ...card,
    ...{ title, text: `<p>Di ${title} si parla qui</p>` },
  }));
  const { id, path } = await createPage(page, {
    nodes: {
      'cards-a': { component: 'AdvMultipleLaunchBlockHome', props: { cards } },
      'text-a': { component: 'TextBlock', props: { text: '<p>Altro</p>' } },
    },
  });
  await openEditor(page, path);
  const elsewhere = canvas(page).getByText('Altro');
  const centreOf = async (place: Locator) => {
    const box = await place.boundingBox();
    if (!box) throw new Error('It is not shown.');
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  for (const [place, role, name] of [
    [canvas(page).getByText('Di Gas si parla qui'), 'textbox', 'Testo'],
    [canvas(page).locator('main img').nth(1), 'button', /^Carica/],
  ] as const) {
    await expect(async () => {
      await elsewhere.click();
      await page.mouse.click(...(await centreOf(place)));
      await expect(revealed(page).getByRole(role, { name })).toBeVisible({ timeout: 2_000 });
    }).toPass();
  }
  await page.mouse.dblclick(...(await centreOf(canvas(page).getByText('Di Gas si parla qui'))));
  await expect(canvas(page).getByRole('textbox', { name: 'Testo' })).toBeFocused();
  await page.keyboard.type('scritto');
  await expect(canvas(page).getByText(/scritto/)).toBeVisible();
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

test('a click on a price shows exactly its field, in the item that it belongs to', async ({
  page,
}) => {
  const plans = ['Nuovi', 'Vecchi'].map((title, at) => ({
    ...{ title, tabId: title },
    content: [
      { title: 'Fibra', basePrice: `2${at},90` },
      { title: 'Mobile', basePrice: `9,9${at}` },
    ],
  }));
  const { id, path } = await createPage(page, {
    nodes: { 'plans-a': { component: 'Plans', props: { plans } } },
  });
  await openEditor(page, path);
  await expect(async () => {
    await canvas(page).getByText('9,90').first().click();
    await expect(revealed(page).getByRole('textbox', { name: 'Prezzo base' })).toHaveValue('9,90', {
      timeout: 3_000,
    });
  }).toPass();
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

test('a double click on a price writes that price, not another that says the same', async ({
  page,
}) => {
  const listInfoPlan = [{ title: 'Costi', items: [{ title: 'Canone', price: '24,90 €' }] }];
  const card = {
    ...{ title: 'Fibra', basePrice: '27,90 €', discountedBasePrice: '24,90 €', listInfoPlan },
  };
  const plans = [{ title: 'Nuovi', tabId: 'nuovi', content: [card] }];
  const { id, path } = await createPage(page, {
    nodes: { 'plans-a': { component: 'Plans', props: { plans } } },
  });
  await openEditor(page, path);
  const prices = canvas(page).locator('article strong');
  await expect(prices).toHaveText(['24,90 €', '24,90 €']);
  await prices.first().dblclick();
  await expect(canvas(page).locator('[data-inline]')).toHaveText('24,90 €');
  // The price is marked, not what it is in.
  await page.keyboard.type('19,90');
  await page.keyboard.press('Escape');
  await expect(prices).toHaveText(['19,90 €', '24,90 €']);
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

test('a double click is for the text, not for a button that its first click brought', async ({
  page,
}) => {
  const words = 'di attesa media al telefono, e mai un disco che gira. '.repeat(150);
  const long = await createPage(page, {
    nodes: { 'textblock-a': { component: 'TextBlock', props: { text: `<p>${words}</p>` } } },
  });
  await openEditor(page, long.path);
  const frame = canvas(page);
  const text = frame.getByText(/di attesa media/);
  const bar = frame.getByRole('toolbar', { name: /^Azioni su/ });
  // Of a block whose beginning is out of sight, the bar stands over its text.
  await text.click();
  await expect(bar).toBeVisible();
  await text.evaluate(() => window.scrollTo(0, 400));
  const press = bar.getByRole('button').last();
  await expect.poll(() => text.evaluate(() => window.scrollY)).toBe(400);
  const place = await press.boundingBox();
  if (!place) throw new Error('no button over the text');
  // Out of the text, and out of its block.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
  // As slow as a person's: the button is there before the second click.
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
  await expect(bar).toBeVisible();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(frame.getByRole('textbox', { name: 'Testo' })).toBeFocused();
  await expect(page.getByRole('treeitem')).toHaveCount(1);
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

test('a click is for the block that was pressed, though it shows anew before the release', async ({
  page,
}) => {
  await openEditor(page, made.path);
  const frame = canvas(page);
  const title = (level: number) => frame.getByRole('heading', { name: '2 minuti', level });
  await title(2).click();
  const form = page.getByRole('complementary', { name: 'Proprietà' });
  await form.getByRole('combobox', { name: 'Livello del titolo' }).selectOption('Sottotitolo');
  await expect(title(3)).toBeVisible();
  await page.getByRole('button', { name: 'Chiudi il pannello' }).click();
  const selected = page.getByRole('treeitem', { selected: true });
  await expect(selected).toHaveCount(0);
  await title(3).hover();
  const pressed = await title(3).elementHandle();
  await page.mouse.down();
  await page.keyboard.press('Control+z');
  await expect(title(2)).toBeVisible();
  expect(await pressed?.evaluate((element) => element.isConnected)).toBe(false);
  await page.mouse.up();
  await expect(selected).toHaveAccessibleName(/^Blocco di testo/);
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
  await page.getByRole('treeitem', { name: /^Hero della home/ }).click();
  await form.getByRole('button', { name: 'Seconda', exact: true }).click();
  await expect(canvas(page).getByText('2 / 2')).toBeVisible();
  await page.getByRole('treeitem', { name: /^Piani e prezzi/ }).click();
  await form.getByRole('button', { name: 'Già clienti', exact: true }).click();
  await expect(canvas(page).getByRole('tab', { name: 'Già clienti' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

test('a double click is for what its first click was on, though the page shrinks between them', async ({
  page,
}) => {
  const blocks = Array.from({ length: 12 }, (_, at) => [
    `textblock-${at}`,
    { component: 'TextBlock', props: { text: `<p>Paragrafo numero ${at + 1}.</p>` } },
  ]);
  const long = await createPage(page, { nodes: Object.fromEntries(blocks) });
  await openEditor(page, long.path);
  await page
    .getByRole('complementary', { name: 'Pagina' })
    .getByRole('button', { name: 'Chiudi il pannello' })
    .click();
  const text = canvas(page).getByText('Paragrafo numero 5.');
  const place = await text.boundingBox();
  if (!place) throw new Error('no text to press');
  const [x, y] = [place.x + 4, place.y + place.height / 2];
  await page.mouse.click(x, y);
  await expect(page.getByRole('complementary', { name: 'Proprietà' })).toBeVisible();
  await expect
    .poll(async () => {
      const moved = await text.boundingBox();
      return moved !== null && moved.y + moved.height < y;
    })
    .toBe(true);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(canvas(page).getByRole('textbox', { name: 'Testo' })).toHaveText(
    'Paragrafo numero 5.',
  );
  await cms(page, 'DELETE', `/wp/v2/pages/${long.id}?force=true`);
});

test('a click on an icon leads to its entry, two to the icons there are', async ({ page }) => {
  const items = [
    { icon: 'Cashback', title: 'Un accredito' },
    { icon: 'Cashback', title: 'Ogni anno' },
  ];
  const { id, path } = await createPage(page, {
    nodes: { a: { component: 'IconsGrid', props: { title: 'Vantaggi', items } } },
  });
  await openEditor(page, path);
  const icons = canvas(page).locator('main li svg, main article svg');
  await expect(icons).toHaveCount(items.length);
  await icons.last().click();
  // The block has a title, too.
  const title = page.getByRole('textbox', { name: 'Titolo', exact: true }).last();
  await expect(title).toHaveValue('Ogni anno');
  await icons.last().dblclick();
  await expect(page.locator('[data-item-body] [role="radiogroup"] input:checked')).toBeFocused();
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

test('a block that is selected does not move: its properties come where those of the page were', async ({
  page,
}) => {
  const { id, path } = await createPage(page, {
    nodes: { a: { component: 'TextBlock', props: { title: 'Luce per tutti' } } },
  });
  await openEditor(page, path);
  const title = canvas(page).getByRole('heading', { name: 'Luce per tutti' });
  const before = await title.boundingBox();
  await title.click();
  await expect(page.getByRole('textbox', { name: 'Titolo', exact: true })).toBeVisible();
  expect(await title.boundingBox()).toEqual(before);
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

test('the bar of a block stays in sight while its beginning is scrolled away', async ({ page }) => {
  const texts = Object.fromEntries(
    Array.from({ length: 20 }, (_, at) => [
      `t${at}`,
      { component: 'TextBlock', props: { title: `Titolo ${at}`, text: '<p>Testo</p>' } },
    ]),
  );
  const box = { component: 'PageBlock', props: { title: 'Lungo' }, childIds: Object.keys(texts) };
  const { path } = await createPage(page, {
    nodes: { before: { component: 'Separator' }, box, ...texts },
  });
  await openEditor(page, path);
  await page.getByRole('treeitem', { name: /^Sezione/ }).click();
  const bar = canvas(page).getByRole('toolbar', { name: 'Azioni su «Sezione»' });
  await expect(bar).toBeInViewport({ ratio: 0.99 });
  for (const distance of [600, 600]) {
    await canvas(page)
      .locator('main')
      .evaluate((_main, by) => window.scrollBy(0, by), distance);
    await expect(bar).toBeInViewport({ ratio: 0.99 });
  }
  await bar.getByRole('button', { name: 'Sposta su' }).click();
  await expect(page.getByRole('treeitem').first()).toHaveAccessibleName(/^Sezione/);
});
