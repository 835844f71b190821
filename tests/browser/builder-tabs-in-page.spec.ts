import { expect, type Page, test } from 'playwright/test';
import { TABBED } from '../../builder/page-kinds.ts';
import { createPage } from '../support/cms-page.ts';
import { drag } from '../support/drag.ts';
import { openEditor } from '../support/editor.ts';
import { contents, ONE_TAB } from '../support/tabs-page.ts';
import { origin } from '../support/under-test.ts';

const TEXT = `<p>${'Una frase che occupa posto. '.repeat(120)}</p>`;
const TABS = ['Luce', 'Gas', 'Fibra'].map((title) => ({ title, tabId: title.toLowerCase() }));
/** Three contents below one another, each taller than the window. */
const LONG_TABS = {
  'tabs-a': {
    ...{ component: 'ProductPageTab', props: { tabs: TABS } },
    childIds: TABS.map(({ tabId }) => `content-${tabId}`),
  },
  ...Object.fromEntries(
    TABS.flatMap(({ title, tabId }) => [
      [
        `content-${tabId}`,
        { component: 'ProductPageTabContent', props: { tabId }, childIds: [`text-${tabId}`] },
      ],
      [
        `text-${tabId}`,
        { component: 'TextBlock', props: { title: `Tutto su ${title}`, text: TEXT } },
      ],
    ]),
  ),
};
const item = (page: Page, name: RegExp) => page.getByRole('treeitem', { name });

test('a tab that is pressed in the page shows its content, below those of the others', async ({
  page,
}) => {
  const { path } = await createPage(page, { nodes: LONG_TABS });
  await openEditor(page, path);
  const canvas = page.frameLocator('iframe').first();
  await expect(canvas.getByRole('tabpanel')).toHaveCount(3);
  for (const title of ['Fibra', 'Gas']) {
    await canvas.getByRole('tab', { name: title }).click();
    await expect(canvas.getByRole('heading', { name: `Tutto su ${title}` })).toBeInViewport();
    await canvas.getByRole('tab', { name: 'Luce' }).scrollIntoViewIfNeeded();
  }

  // The menu of a tab is that of its content, not that of all tabs.
  await canvas.getByRole('tab', { name: 'Gas' }).click({ button: 'right' });
  const menu = page.getByRole('menu');
  await expect(menu.getByText('Contenuto di una scheda · Gas')).toBeVisible();
  await menu.getByRole('menuitem', { name: 'Elimina' }).click();
  await expect(canvas.getByRole('tab', { name: 'Gas' })).toHaveCount(0);
  await expect(canvas.getByRole('tab')).toHaveCount(2);
});

test('what is dragged onto a tab comes into its content, and a tab it rests on is opened for it', async ({
  page,
}) => {
  const { path } = await createPage(page, {
    nodes: { 'text-a': { component: 'TextBlock', props: { title: 'Da spostare' } }, ...LONG_TABS },
  });
  await openEditor(page, path);
  const canvas = page.frameLocator('iframe').first();
  const tab = (name: string) => canvas.getByRole('tab', { name });
  const line = canvas.locator('[data-drop-line]');
  await expect(canvas.getByRole('tabpanel')).toHaveCount(3);
  await drag(page, item(page, /Da spostare/), tab('Gas'), 'middle', async () => {
    await expect(line).toContainText('in «Gas»');
  });
  const gas = canvas.locator('[data-tab-panel="gas"]');
  await expect(gas.getByRole('heading').last()).toHaveText('Da spostare');

  const fibre = canvas.getByRole('heading', { name: 'Tutto su Fibra' });
  await tab('Luce').scrollIntoViewIfNeeded();
  await drag(page, item(page, /Da spostare/), tab('Fibra'), 'middle', async () => {
    await expect(tab('Fibra')).toHaveAttribute('aria-selected', 'true');
    await expect(fibre).toBeInViewport();
    const box = await fibre.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 4, { steps: 4 });
    await expect(line).toContainText('in «Fibra»');
  });
  const titles = canvas.locator('[data-tab-panel="fibra"]').getByRole('heading');
  await expect(titles).toHaveText(['Da spostare', 'Tutto su Fibra']);
});

const NAMES = ['Prezzo fisso', 'Prezzo indicizzato', 'Prezzo a fasce'];
const LONG = {
  'tabs-a': {
    component: 'ProductPageTab',
    props: { tabs: NAMES.map((title, at) => ({ title, tabId: `tab-${at}` })) },
    childIds: ['content-a', 'content-b'],
  },
  'content-a': { component: 'ProductPageTabContent', props: { tabId: 'tab-0' } },
  'content-b': {
    ...{ component: 'ProductPageTabContent', props: { tabId: 'tab-1' } },
    childIds: ['text-b'],
  },
  'text-b': { component: 'TextBlock', props: { title: 'Quanto costa' } },
};

test('the bar of what a tab shows covers nothing of it', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const { path } = await createPage(page, { nodes: LONG });
  await openEditor(page, path);
  const canvas = page.frameLocator('iframe').first();
  await contents(page).last().click();
  const bar = canvas.getByRole('toolbar', { name: /^Azioni su/ });
  await expect(bar).toBeInViewport({ ratio: 0.99 });
  const edge = async () => {
    const [above, below] = [
      await bar.boundingBox(),
      await canvas.getByText('Quanto costa').boundingBox(),
    ];
    return (below?.y ?? 0) - (above ? above.y + above.height : Number.POSITIVE_INFINITY);
  };
  await expect.poll(edge).toBeGreaterThanOrEqual(0);
});

test('in a narrow window the field that has the keyboard stays in sight, whatever the page shows of it', async ({
  page,
}) => {
  const { path } = await createPage(page, { nodes: LONG });
  await page.setViewportSize({ width: 720, height: 450 });
  await openEditor(page, path);
  await page.getByRole('button', { name: 'Continua così' }).click();
  await item(page, /^Gruppo di schede,|^Gruppo di schede$/).click();
  const button = page.getByRole('button', { name: 'Altre azioni: Prezzo a fasce' });
  await button.focus();
  // The page has gone to the tab by then.
  const tab = page.frameLocator('iframe').first().getByRole('tab', { name: 'Prezzo a fasce' });
  await expect
    .poll(() => tab.evaluate((element) => element.parentElement?.scrollLeft))
    .toBeGreaterThan(0);
  await page.waitForTimeout(500);
  await expect(button).toBeInViewport({ ratio: 0.99 });
});

test('an offer that is chosen for a tab comes into view', async ({ page }) => {
  const offers = ['luce-chiara-casa', 'luce-chiara-verde', 'luce-sera'];
  const props = {
    tabId: 'luce',
    productIds: offers.map((name) => ({ productId: `${origin()}/offerte/luce/${name}/` })),
  };
  const content = { component: 'ProductPageTabContent', props };
  const { path } = await createPage(page, { nodes: { ...ONE_TAB, 'content-a': content } });
  await openEditor(page, path);
  const canvas = page.frameLocator('iframe').first();
  await expect(canvas.getByRole('heading', { name: 'Luce Sera' })).toBeAttached();
  await contents(page).first().click();
  await page.getByRole('button', { name: 'Aggiungi offerta' }).click();
  await page.keyboard.type('Luce Insieme');
  await page.getByRole('option', { name: /^Luce Insieme/ }).click();
  await expect(canvas.getByRole('heading', { name: 'Luce Insieme' })).toBeInViewport();
});

test('the bar of a content leaves the tabs that stay at the top free, with what is wrong told before it', async ({
  page,
}) => {
  const { path } = await createPage(page, { nodes: LONG_TABS, template: TABBED });
  await openEditor(page, path);
  const canvas = page.frameLocator('iframe').first();
  await contents(page).first().click();
  const bar = canvas.getByRole('toolbar', { name: /^Azioni su/ });
  await page.getByRole('button', { name: 'Aggiungi offerta' }).click();
  await page.keyboard.type('nessuna così');
  await page.keyboard.press('Tab');
  await expect(canvas.getByText(/non è un indirizzo/)).toBeAttached();
  await canvas.locator('main').evaluate(() => window.scrollBy(0, 600));
  await expect(bar).toBeInViewport({ ratio: 0.99 });
  const between = async () => {
    const [over, under] = [canvas.getByRole('tablist'), bar].map((each) => each.boundingBox());
    const [above, below] = [await over, await under];
    return above && below ? below.y - (above.y + above.height) : Number.NEGATIVE_INFINITY;
  };
  await expect.poll(between).toBeGreaterThanOrEqual(0);
});
