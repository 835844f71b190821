import { expect, type Locator, type Page, test } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { cms, createPage, type Nodes } from '../support/cms-page.ts';
import { origin } from '../support/under-test.ts';
import { takenOver } from '../support/visitor.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Attiva l’offerta' });
const action = (page: Page) => bar(page).getByRole('link');
const LONG = Array.from({ length: 30 }, (_, at) => `<p>Riga ${at + 1}.</p>`).join('');
const content = (tabId: string, child: string) => ({
  component: 'ProductPageTabContent',
  props: { tabId, active: tabId === 'luce', productIds: [] },
  childIds: [child],
});
/**
 * Tabs far below the first screen, which have not come alive when the link above them is followed.
 * @param last the closed one, and what stands below much else in it
 */
const tabsWith = (link: string, last: { title: string; tabId: string; holds: Nodes }): Nodes => {
  const { holds, ...tab } = last;
  const [held = ''] = Object.keys(holds);
  return {
    'textblock-a': { component: 'TextBlock', props: { text: `<p>${link}</p>${LONG}${LONG}` } },
    'productpagetab-a': {
      component: 'ProductPageTab',
      props: { tabs: [{ title: 'Luce', tabId: 'luce' }, tab] },
      childIds: ['productpagetabcontent-luce', 'productpagetabcontent-last'],
    },
    'productpagetabcontent-luce': content('luce', 'textblock-luce'),
    'productpagetabcontent-last': content(tab.tabId, 'pageblock-last'),
    'textblock-luce': { component: 'TextBlock', props: { text: LONG } },
    'pageblock-last': { component: 'PageBlock', childIds: ['textblock-last', held] },
    'textblock-last': { component: 'TextBlock', props: { text: LONG + LONG } },
    ...holds,
  };
};
const TABS_WITH_PLACES = tabsWith('<a href="#domande">Leggi le domande</a>', {
  ...{ title: 'Gas', tabId: 'gas' },
  holds: {
    'pageblock-domande': {
      component: 'PageBlock',
      props: { title: 'Domande sul gas', anchor: 'domande' },
      childIds: ['textblock-domande'],
    },
    'textblock-domande': { component: 'TextBlock', props: { text: LONG } },
  },
});
/** A group of cards, one that is closed there too. */
const TABS_WITH_GROUPS = tabsWith('<a href="#gia-clienti">Sei già cliente?</a>', {
  ...{ title: 'Fibra', tabId: 'fibra' },
  holds: {
    'plans-fibra': {
      component: 'Plans',
      props: {
        title: 'I piani fibra',
        plans: [
          { title: 'Nuovi clienti', tabId: 'nuovi-clienti', content: [{ title: 'Fibra nuova' }] },
          { title: 'Già clienti', tabId: 'gia-clienti', content: [{ title: 'Fibra insieme' }] },
        ],
      },
    },
  },
});
const isOnTop = (place: Locator) =>
  place.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
/** Whether or not the bar's code has come: what the chat says must not be lost either way. */
const tellByChat = (page: Page, detail: unknown) =>
  page.evaluate((data) => {
    window.dispatchEvent(new CustomEvent('chatData', { detail: data }));
  }, detail);

test('marks its body and keeps its second level in view', async ({ page }) => {
  await page.goto(`${origin()}/offerte/luce`);
  await expect(page.locator('body')).toHaveClass(/product-tab/);
  const tabs = page.getByRole('tablist');
  await page.getByRole('article').first().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  await expect.poll(async () => Math.round((await tabs.boundingBox())?.y ?? 0)).toBe(72);
  await page.goto(`${origin()}/chi-siamo`);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('body')).not.toHaveClass(/product-tab/);
  await expect(bar(page)).toHaveCount(0);
});

test('a tab that is cut off comes whole into view when it is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto(`${origin()}/offerte/luce`);
  const tab = page.getByRole('tab', { name: 'Prezzo indicizzato' });
  const edges = () =>
    tab.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      // Rows scroll by whole pixels: of a tab in the font that stands in for a late one a fraction is left.
      const hasGutters = left > 19 && right < innerWidth - 19;
      return { isCut: right > innerWidth, hasGutters };
    });
  // Another font makes the tabs wider.
  await page.evaluate(() => document.fonts.ready);
  expect((await edges()).isCut).toBe(true);
  await takenOver(tab);
  // As a finger does it: Playwright's own click would scroll first.
  await tab.dispatchEvent('click');
  await expect.poll(edges).toEqual({ isCut: false, hasGutters: true });
});

test('from within a long tab the next one is met at its start, just under the tabs', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${origin()}/offerte/luce`);
  const tabs = page.getByRole('tablist');
  const tab = (name: string) => tabs.getByRole('tab', { name });
  /** From the row of tabs to the start of the panel in view. */
  const gap = async () => {
    const [row, panel] = [await tabs.boundingBox(), await page.getByRole('tabpanel').boundingBox()];
    return Math.round((panel?.y ?? 0) - (row?.y ?? 0) - (row?.height ?? 0));
  };
  const scrolled = () => page.evaluate(() => scrollY);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  await expect.poll(gap).toBeLessThan(-300);
  await tab('Prezzo indicizzato').dispatchEvent('click');
  await expect(tab('Prezzo indicizzato')).toHaveAttribute('aria-selected', 'true');
  expect(await gap()).toBe(16);

  await page.evaluate(() => scrollBy(0, -40));
  const before = await scrolled();
  await tab('Prezzo fisso').dispatchEvent('click');
  await expect(tab('Prezzo fisso')).toHaveAttribute('aria-selected', 'true');
  expect(await scrolled()).toBe(before);
});

test('a link to a place in a closed tab opens the tab and leads there, from afar and in the page', async ({
  page,
}) => {
  const { id, path } = await createPage(page, { status: 'publish', nodes: TABS_WITH_PLACES });
  const place = page.getByRole('heading', { name: 'Domande sul gas' });
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await page.goto(`${origin()}${path}#domande`);
  await expect(tab('Gas')).toHaveAttribute('aria-selected', 'true');
  await expect(place).toBeInViewport();
  expect(await page.evaluate(() => location.hash)).toBe('#domande');

  await page.goto(origin() + path);
  await page.getByRole('link', { name: 'Leggi le domande' }).click();
  await expect(tab('Gas')).toHaveAttribute('aria-selected', 'true');
  await expect(place).toBeInViewport();
  // Who goes on to another tab is not fetched back.
  await tab('Luce').click();
  await expect(place).toBeHidden();
  await expect(tab('Luce')).toBeInViewport();
  await page.getByRole('link', { name: 'Leggi le domande' }).click();
  await expect(place).toBeInViewport();
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

test('a link to a group of cards in a closed tab opens the tab, then the group, and leads there', async ({
  page,
}) => {
  const { id, path } = await createPage(page, {
    status: 'publish',
    nodes: TABS_WITH_GROUPS,
    template: 'page-tab-product',
  });
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  const card = page.getByRole('heading', { name: 'Fibra insieme' });
  const expectThere = async () => {
    await expect(tab('Fibra')).toHaveAttribute('aria-selected', 'true');
    await expect(tab('Già clienti')).toHaveAttribute('aria-selected', 'true');
    await expect(card).toBeInViewport();
    // Whoever is led to a group sees that there are others: the tabs at the page's top cover none.
    await expect.poll(() => isOnTop(tab('Già clienti'))).toBe(true);
  };
  await page.goto(`${origin()}${path}#gia-clienti`);
  await expectThere();

  await page.goto(origin() + path);
  await page.getByRole('link', { name: 'Sei già cliente?' }).click();
  await expectThere();
  await tab('Nuovi clienti').click();
  await tab('Luce').click();
  await expect(card).toBeHidden();
  await page.getByRole('link', { name: 'Sei già cliente?' }).click();
  await expectThere();
  await cms(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

test('leaves a page seen at 400 % to its content', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 225 });
  await page.goto(`${origin()}/offerte/luce`);
  const card = page.getByRole('heading', { name: 'Luce Chiara Casa' });
  await card.evaluate((heading) => heading.scrollIntoView());
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect(page.getByRole('tablist')).not.toBeInViewport();
  await expect(card).toBeInViewport();
});

test('its bar follows the tab, leads into the funnel, and knows refer-a-friend', async ({
  page,
}) => {
  await page.goto(`${origin()}/offerte/luce`);
  await expect(action(page)).toHaveAttribute(
    'href',
    'https://attiva.example/offerte/luce-chiara-casa',
  );
  await page.getByRole('tab', { name: 'Prezzo indicizzato' }).click();
  await expect(action(page)).toHaveAttribute('href', /luce-indice-casa$/);
  await bar(page).getByLabel('Offerta').selectOption('Luce Insieme');
  await expect(action(page)).toHaveAttribute(
    'href',
    'https://attiva.example/offerte/luce-insieme?programma=porta-un-amico',
  );
  await expect(action(page)).toContainText('Attiva con un amico');
  // The offer's card and its own page lead there too.
  const friend = 'https://attiva.example/offerte/luce-insieme?programma=porta-un-amico';
  const card = page.getByRole('article').filter({ hasText: 'Luce Insieme' });
  await expect(card.getByRole('link', { name: 'Attiva con un amico' })).toHaveAttribute(
    'href',
    friend,
  );
  await page.goto(`${origin()}/offerte/luce/luce-insieme`);
  await expect(page.locator(`main a[href="${friend}"]`)).not.toHaveCount(0);
});

test('on the page about fibre it has the fibre of the tab in view', async ({ page }) => {
  await page.goto(`${origin()}/albavivafibra`);
  await expect(bar(page)).toContainText('24,90 €/mese');
  await page.getByRole('tab', { name: 'Già clienti luce o gas' }).first().click();
  await expect(bar(page)).toContainText('19,90 €/mese');
});

test('the detail of a chatData event replaces its products', async ({ page }) => {
  await page.goto(`${origin()}/offerte/luce`);
  await tellByChat(page, [
    { title: 'Scelta in chat', slug: 'scelta', electricityCosts: '0,10 €/kWh' },
  ]);
  await expect(bar(page)).toContainText('Scelta in chat');
  await expect(bar(page)).toContainText('0,10 €/kWh');
  await expect(action(page)).toHaveAttribute('href', 'https://attiva.example/offerte/scelta');
  await tellByChat(page, { products: 'nonsense' });
  await expect(bar(page)).toContainText('Scelta in chat');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await violations(page), `${width} px`).toEqual([]);
  }
});
