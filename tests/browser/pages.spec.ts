import { type Browser, expect, test } from 'playwright/test';
import { origin } from '../support/editor.ts';

test('a redirect of the CMS is answered with its own status', async ({ request }) => {
  const response = await request.get(`${origin()}/luce`, { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe('/offerte/luce');
});

test('an unknown address is a 404 with the site around it', async ({ page }) => {
  const response = await page.goto(`${origin()}/questa-pagina-non-esiste`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('non c’è');
  await expect(page.getByRole('banner')).toBeVisible();
});

test('classic and block-editor content is an article', async ({ page }) => {
  for (const path of ['/privacy', '/note-legali']) {
    await page.goto(origin() + path);
    await expect(page.locator('article h1')).toBeVisible();
    await expect(page.locator('article')).not.toContainText('wp:');
  }
});

test('every page is titled "{title} | {brand}"', async ({ page }) => {
  await page.goto(`${origin()}/`);
  expect(await page.title()).toMatch(/^.+ \| Albaviva$/);
});

test.describe('scripts on a page', () => {
  async function scriptsOf(page: import('playwright/test').Page, path: string): Promise<string[]> {
    const urls: string[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') urls.push(response.url());
    });
    await page.goto(origin() + path);
    await page.waitForLoadState('networkidle');
    return urls;
  }

  test('no public page ships builder, RJSF, Ajv or TipTap', async ({ page, request }) => {
    for (const path of ['/', '/offerte/luce', '/albavivafibra']) {
      for (const url of await scriptsOf(page, path)) {
        const code = await (await request.get(url)).text();
        expect(code).not.toMatch(/rjsf|ajv|ProseMirror|zundo|pb-canvas/i);
      }
    }
  });

  /** Scripts of a first visit in a browser of its own, whole page scrolled through. */
  async function firstVisit(browser: Browser, path: string): Promise<Map<string, string>> {
    const context = await browser.newContext();
    const page = await context.newPage();
    const code = new Map<string, string>();
    page.on('response', async (response) => {
      if (response.request().resourceType() !== 'script') return;
      code.set(new URL(response.url()).pathname, await response.text().catch(() => ''));
    });
    await page.goto(origin() + path);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    await context.close();
    return code;
  }

  /** A text of each island's code that no other code holds. */
  const ISLANDS = {
    carousel: 'Slide precedente',
    rawFrame: 'Carica il contenuto',
    tabs: 'customerTab',
    productTabs: 'data-tab-panel',
  };

  test('a page of static blocks ships the framework alone', async ({ browser }) => {
    const bare = await firstVisit(browser, '/questa-pagina-non-esiste');
    for (const path of ['/privacy', '/cambio-fornitore', '/chi-siamo', '/punti-vendita']) {
      const own = await firstVisit(browser, path);
      expect(
        [...own.keys()].filter((script) => !bare.has(script)),
        path,
      ).toEqual([]);
    }
  });

  test('a page with one island ships that island and no other', async ({ browser }) => {
    const bare = await firstVisit(browser, '/questa-pagina-non-esiste');
    for (const [path, island] of [
      ['/bolletta', 'rawFrame'],
      ['/offerte/luce', 'productTabs'],
    ] as const) {
      const own = await firstVisit(browser, path);
      const added = [...own].filter(([script]) => !bare.has(script)).map(([, code]) => code);
      const shipped = Object.entries(ISLANDS)
        .filter(([, text]) => added.some((code) => code.includes(text)))
        .map(([name]) => name);
      expect(shipped, path).toEqual([island]);
    }
  });
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

test('raw code runs in a frame of its own, after a click, and reaches nothing of the page', async ({
  page,
}) => {
  await page.goto(`${origin()}/bolletta`);
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Carica il contenuto' }).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('Una famiglia come la tua consuma')).toBeVisible();
  const handle = await page.locator('iframe').elementHandle();
  const inner = await handle?.contentFrame();
  expect(await inner?.evaluate(() => window.origin)).toBe('null');
  const reach = await inner?.evaluate(() => {
    try {
      return String(window.parent.document.title);
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(reach).toBe('SecurityError');
});

test('a tab can be linked to, and its tariff switched without a script', async ({ page }) => {
  await page.goto(`${origin()}/offerte/luce#prezzo-indicizzato`);
  await expect(page.getByRole('tab', { name: 'Prezzo indicizzato' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('heading', { name: 'Luce Indice Casa' })).toBeVisible();
  await expect(page.getByText('PUN di fascia + 0,0149 €/kWh')).toBeVisible();
  await page.getByText('Monoraria', { exact: true }).last().click();
  await expect(page.getByText('PUN di fascia + 0,0149 €/kWh')).toBeHidden();
});
