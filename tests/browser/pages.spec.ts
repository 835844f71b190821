import { expect, test } from 'playwright/test';
import { watchViolations } from '../support/editor.ts';
import { origin } from '../support/under-test.ts';
import { openLive, rememberChoice } from '../support/visitor.ts';

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
  await expect(bands).toBeHidden();
  const choice = page.getByRole('tabpanel').getByRole('group', { name: 'Tipologia di tariffa' });
  await choice.getByText('A fasce').click();
  await expect(bands).toBeVisible();
  await choice.getByText('Monoraria').click();
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

test('what loses its code on the way stays, and a touch brings it to life later', async ({
  page,
}) => {
  await rememberChoice(page, '000');
  await openLive(page, '/lavora-con-noi');
  const chunks = '**/_next/static/chunks/**';
  let lost = 0;
  await page.route(chunks, (route) => {
    lost += 1;
    return route.abort();
  });
  const more = page.getByRole('button', { name: 'Carica altre' });
  await more.scrollIntoViewIfNeeded();
  // The framework itself asks twice.
  await expect.poll(() => lost).toBeGreaterThan(1);
  await page.unroute(chunks);
  await expect(async () => {
    await page.mouse.move(0, 0);
    await more.click();
    await expect(page.locator('[data-offer]')).not.toHaveCount(0, { timeout: 5_000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lavora con noi');
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

test('without scripts lists stand whole, with no filters that would do nothing', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, name] of [
    ['/documenti', 'Categorie di documenti'],
    ['/normativa', 'Argomenti'],
  ] as const) {
    await page.goto(origin() + path);
    await expect(page.getByRole('group', { name, includeHidden: true })).toBeHidden();
    expect(await page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(5);
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
  const answer = page.getByRole('button', { name: 'Accetta e continua' });
  await expect(answer).toHaveCSS('border-top-style', 'solid');
  await page.getByRole('button', { name: 'Chiudi senza accettare' }).click();
  await page.goto(`${origin()}/offerte`);
  const chip = page.locator('label', { hasText: /^A fasce$/ }).filter({ visible: true });
  await chip.click();
  await expect(chip).toHaveCSS('outline-style', 'solid');
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

test('paper keeps the words that others go on from, and the frame of an open answer', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(`${origin()}/offerte/luce/luce-chiara-casa`);
  const call = page.locator('main p').filter({ hasText: 'oppure chiama l’' });
  const shops = page.locator('main').getByRole('link', { name: 'Trova il punto vendita' });
  await expect(shops.and(page.locator(':has(+ p)'))).toBeVisible();
  await expect(call).toBeVisible();
  const open = page.locator('main details[open]').first();
  await expect(open).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
});

test('a page stays though its shell breaks down', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  // As in a frame that is kept apart.
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', {
      get() {
        throw new DOMException('no cookies here', 'SecurityError');
      },
    });
  });
  await page.goto(`${origin()}/contatti`);
  await expect.poll(() => errors.join()).toContain('no cookies here');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
