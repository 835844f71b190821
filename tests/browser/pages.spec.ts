import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { watchViolations } from '../support/editor.ts';
import { origin, underTest } from '../support/under-test.ts';
import { rememberChoice } from '../support/visitor.ts';

test('a redirect of the CMS is answered with its own status', async ({ request }) => {
  const response = await request.get(`${origin()}/luce`, { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe('/offerte/luce');
});

test('a page has one address, however it is spelt', async ({ request }) => {
  const get = (path: string) => request.get(origin() + path, { maxRedirects: 0 });
  expect((await get('/LUCE')).status()).toBe(301);
  const spelt = await get('/OFFERTE/Luce?a=B');
  expect(spelt.status()).toBe(308);
  expect(spelt.headers().location).toBe('/offerte/luce?a=B');
});

test('asking for addresses without a page leaves nothing on disk', async ({ request }) => {
  for (const address of [
    '/nulla-1',
    '/nulla-1',
    '/nulla-2',
    '/offerte/luce!',
    '/offerte/luce.',
    '/offerte/luce%3F',
    '/news/pagina/999',
  ]) {
    expect((await request.get(origin() + address)).status()).toBe(404);
  }
  await request.get(`${origin()}/offerte/luce`);
  const stored = async () =>
    (await readdir(path.join(underTest().dataDir, 'pages'), { recursive: true })).filter((name) =>
      /^(nulla.*|luce.*|999)\.html$/.test(path.basename(name)),
    );
  await expect.poll(stored).toContainEqual(expect.stringMatching(/\/offerte\/luce\.html$/));
  for (const name of await stored()) expect(name).not.toMatch(/nulla|luce(!|%|\.\.)|\/999/);
});

test('an unknown address is a 404 with the site around it, without scripts too', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  // The first visitor gets it as it was made, the second as it is stored.
  for (const _visit of [1, 2]) {
    const response = await page.goto(`${origin()}/questa-pagina-non-esiste`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('non c’è');
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
  await page.getByRole('searchbox').fill('bonus');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/cerca\?q=bonus$/);
  await context.close();
});

test('an offer that was replaced leads to the new one by itself', async ({ page }) => {
  await page.goto(`${origin()}/offerte/luce/luce-chiara-2025`);
  await page.waitForURL(`${origin()}/offerte/luce/luce-chiara-casa`);
});

test('guides show the services they are about', async ({ page }) => {
  await page.goto(`${origin()}/guide`);
  const services = page.getByRole('region', { name: 'I servizi di cui parliamo' });
  await services.getByRole('link', { name: /^VAI.*Wallbox/ }).click();
  await expect(page).toHaveURL(`${origin()}/wallbox`);
});

test('classic and block-editor content is an article', async ({ page }) => {
  for (const path of ['/privacy', '/note-legali']) {
    await page.goto(origin() + path);
    await expect(page.locator('article h1')).toBeVisible();
    await expect(page.locator('article')).not.toContainText('wp:');
  }
});

test('every page has a title of the site, a description and a social card', async ({ page }) => {
  for (const path of ['/', '/offerte/luce', '/news/pagina/2', '/cerca', '/non-esiste']) {
    await page.goto(origin() + path);
    const title = await page.title();
    expect(title, path).toMatch(/^.+ \| Albaviva$/);
    const content = (name: string) =>
      page.locator(`head meta[name="${name}"], head meta[property="${name}"]`).first();
    for (const name of ['title', 'og:title', 'twitter:title']) {
      await expect(content(name), `${path} ${name}`).toHaveAttribute('content', title);
    }
    await expect(content('description'), path).toHaveAttribute('content', /\S/);
    await expect(content('twitter:card'), path).toHaveAttribute('content', 'summary_large_image');
    const image = await content('og:image').getAttribute('content');
    expect((await page.request.get(image ?? '')).headers()['content-type'], path).toMatch(/^image/);
  }
});

test('every page but the first shows the way to it', async ({ page }) => {
  const trail = page.getByRole('navigation', { name: 'Percorso' });
  const entries = trail.getByRole('listitem');
  await page.goto(`${origin()}/`);
  await expect(trail).toHaveCount(0);
  await page.goto(`${origin()}/offerte/luce/luce-chiara-casa`);
  await expect(entries).toHaveText(['Home', 'Offerte', /Offerte luce/, 'Luce Chiara Casa']);
  await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await page.goto(`${origin()}/news/pagina/2`);
  await expect(entries).toHaveText(['Home', 'News', 'pagina 2']);
  await page.goto(`${origin()}/privacy`);
  await expect(trail).toHaveCount(1);
});

test('nothing is asked of a third party', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin()) foreign.push(request.url());
  });
  for (const path of ['/', '/offerte/luce', '/albavivafibra', '/punti-vendita']) {
    await page.goto(origin() + path);
    await page.waitForLoadState('networkidle');
  }
  expect(foreign).toEqual([]);
});

test('the company’s own code runs in a frame of its own, at once, and reaches nothing else', async ({
  page,
}) => {
  await page.goto(`${origin()}/bolletta`);
  const element = page.locator('main iframe');
  await element.scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Carica il contenuto' })).toHaveCount(0);
  const frame = page.frameLocator('main iframe');
  await expect(frame.getByText('Una famiglia come la tua consuma')).toBeVisible();
  const inner = await (await element.elementHandle())?.contentFrame();
  expect(await inner?.evaluate(() => window.origin)).toBe('null');
  const reach = await inner?.evaluate(async (site) => {
    const asked = await fetch(site).then(String, (error: Error) => error.name);
    try {
      return [String(window.parent.document.title), asked];
    } catch (error) {
      return [(error as Error).name, asked];
    }
  }, origin());
  expect(reach).toEqual(['SecurityError', 'TypeError']);
});

test('the company’s own code looks like the page, and its frame is as high as it', async ({
  page,
}) => {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/offerte', '/fasce-orarie', '/porta-un-amico', '/bolletta']) {
      await page.goto(origin() + path);
      const element = page.locator('main iframe');
      await element.scrollIntoViewIfNeeded();
      // A lazy frame is empty before it is loaded: what is asked of it then is lost with it.
      const body = page.frameLocator('main iframe').locator('body:not(:empty)');
      await expect(async () => {
        const seen = await body.evaluate((element) => ({
          fits: document.documentElement.scrollWidth <= innerWidth,
          empty: innerHeight - Math.ceil(element.getBoundingClientRect().height),
          font: [...document.fonts][0]?.status,
        }));
        expect(seen, `${path} at ${width} px`).toEqual({ fits: true, empty: 0, font: 'loaded' });
      }).toPass();
    }
  }
});

test('without scripts the company’s own code shows what needs none', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${origin()}/offerte`);
  await page.locator('main iframe').scrollIntoViewIfNeeded();
  await expect(page.frameLocator('main iframe').getByText('Marta, Torino')).toBeVisible();
  await context.close();
});

test('a third party’s content is loaded after a click, however early, or by consent', async ({
  page,
}) => {
  // The click comes before any code, as on a slow line: it must not be lost.
  let click = () => {};
  const clicked = new Promise<void>((resolve) => {
    click = resolve;
  });
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await clicked;
    await route.continue();
  });
  const gate = page.getByRole('button', { name: 'Carica il contenuto' }).first();
  await page.goto(`${origin()}/catalogo/iframe`, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('iframe')).toHaveCount(0);
  await gate.click();
  click();
  await expect(page.locator('iframe')).toHaveCount(1);
  await rememberChoice(page, '001');
  await page.goto(`${origin()}/catalogo/iframe`);
  await gate.scrollIntoViewIfNeeded().catch(() => undefined);
  await expect(page.locator('iframe').first()).toBeVisible();
});

test('questions are led to by the name of their group', async ({ page }) => {
  await page.goto(`${origin()}/faq`);
  const links = page.getByRole('navigation', { name: 'Argomenti' });
  await links.getByRole('link', { name: 'Voltura e subentro', exact: true }).click();
  const group = page.locator('#Voltura-e-subentro');
  await expect(group).toBeInViewport();
  await page.goto(`${origin()}/faq?altra#Voltura e subentro`);
  await expect(group).toBeInViewport();
});

test('on paper every answer stands open, and the menu does not', async ({ page }) => {
  await page.goto(`${origin()}/faq`);
  await page.emulateMedia({ media: 'print' });
  const shown = (details: string) =>
    page
      .locator(`${details}:not([open]) > :not(summary)`)
      .evaluateAll((contents) => [
        contents.length > 0,
        contents.every((content) => content.checkVisibility()),
      ]);
  expect(await shown('main details')).toEqual([true, true]);
  expect(await shown('header details')).toEqual([true, false]);
});

test('a tab can be linked to, and its tariff switched without a script', async ({ page }) => {
  await page.goto(`${origin()}/offerte/luce#prezzo-indicizzato`);
  await expect(page.getByRole('tab', { name: 'Prezzo indicizzato' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('heading', { name: 'Luce Indice Casa' })).toBeVisible();
  const bands = page.getByRole('tabpanel').getByText('PUN di fascia + 0,0149 €/kWh');
  await expect(bands).toBeVisible();
  await page.getByText('Monoraria', { exact: true }).last().click();
  await expect(bands).toBeHidden();
});

test('the search finds pages and posts, says when it finds nothing, and obeys the policy', async ({
  page,
}) => {
  const problems = watchViolations(page);
  await page.goto(`${origin()}/cerca`);
  await page.getByRole('searchbox').fill('bonus');
  await page.getByRole('searchbox').press('Enter');
  const results = page.getByRole('main');
  await expect(results.getByRole('heading', { level: 2 }).first()).toContainText('per «bonus»');
  await results.getByRole('link', { name: 'Bonus sociale', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bonus sociale');
  await page.goto(`${origin()}/cerca?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E`);
  await expect(page.getByText('Nessun risultato')).toBeVisible();
  expect(problems).toEqual([]);
});

test('a stored page stands without scripts, islands included', async ({ browser, request }) => {
  await request.get(`${origin()}/albavivafibra`);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${origin()}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${origin()}/albavivafibra`);
  await expect(page.getByText('24,90 €').first()).toBeVisible();
  await context.close();
});

test('nothing jumps while a page loads and is scrolled', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) shifts.total += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/', '/offerte/luce', '/albavivafibra', '/punti-vendita']) {
      await page.goto(origin() + path);
      await page.waitForLoadState('networkidle');
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 400) {
          window.scrollTo(0, y);
          await new Promise((resolve) => setTimeout(resolve, 30));
        }
      });
      const total = await page.evaluate(
        () => (window as unknown as { shifts: { total: number } }).shifts.total,
      );
      // The budget for cumulative layout shift; it is a score, not a time.
      expect(total, `${path} at ${width} px`).toBeLessThan(0.03);
    }
  }
});

test('without scripts the panels of all tabs are there', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${origin()}/offerte/luce`);
  await expect(page.getByRole('heading', { name: 'Luce Indice Casa' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.goto(`${origin()}/albavivafibra`);
  for (const panel of await page.getByRole('tabpanel', { includeHidden: true }).all()) {
    await expect(panel).toBeVisible();
  }
  await context.close();
});

test('with the visitor’s own colours what is chosen and what is a button still shows', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${origin()}/offerte/luce`);
  const ground = (name: string) =>
    page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).backgroundColor);
  await expect(page.getByRole('tab', { name: 'Prezzo fisso' })).toBeVisible();
  expect(await ground('Prezzo fisso')).not.toBe(await ground('Prezzo indicizzato'));
  const current = page.getByRole('navigation').locator('a[aria-current]').first();
  const other = page.getByRole('link', { name: 'Offerte gas' }).first();
  const color = (link: typeof current) =>
    link.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await color(current)).not.toBe(await color(other));
  const button = page.getByRole('link', { name: 'Attiva online' }).first();
  await expect(button).toHaveCSS('border-top-width', '2px');
});

test('paper shows the page, without the ways through the site', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(`${origin()}/offerte/luce`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('header').getByRole('link', { name: 'Albaviva, home' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText('Società dimostrativa')).toBeVisible();
  for (const name of ['Offerte gas', 'Area clienti', 'Emergenza gas', 'Privacy']) {
    await expect(page.getByRole('link', { name, exact: true }).first(), name).toBeHidden();
  }
});
