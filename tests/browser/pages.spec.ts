import { expect, test } from 'playwright/test';
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

  test('a page without islands ships the framework alone; one with an island, that island', async ({
    browser,
  }) => {
    const fresh = async (path: string) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      const scripts = await scriptsOf(page, path);
      await context.close();
      return new Set(scripts.map((url) => new URL(url).pathname));
    };
    const notFound = await fresh('/questa-pagina-non-esiste');
    const article = await fresh('/privacy');
    expect([...article].filter((script) => !notFound.has(script))).toEqual([]);
    const withIsland = await fresh('/');
    expect(withIsland.size).toBeGreaterThan(article.size);
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
