import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { type Browser, expect, type Page, type Response, test } from 'playwright/test';
import { origin } from '../support/under-test.ts';
import { openLive } from '../support/visitor.ts';

test.describe('scripts on a page', () => {
  async function scriptsOf(page: Page, path: string): Promise<string[]> {
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

  /**
   * Scripts of a first visit in a browser of its own, whole page scrolled through.
   * @param awaited a text of the code that is sure to come, if any
   */
  async function firstVisit(
    browser: Browser,
    path: string,
    awaited = '',
  ): Promise<Map<string, string>> {
    const context = await browser.newContext();
    const page = await context.newPage();
    const responses: Response[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') responses.push(response);
    });
    await openLive(page, path);
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 400) {
        window.scrollTo(0, y);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    });
    const code = new Map<string, string>();
    const read = async () => {
      for (const response of responses) {
        const { pathname } = new URL(response.url());
        if (!code.has(pathname)) code.set(pathname, await response.text());
      }
      return [...code.values()].join('');
    };
    await expect.poll(read).toContain(awaited);
    for (let count = 0; count < responses.length; await page.waitForTimeout(500)) {
      count = responses.length;
    }
    await read();
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

  /** A page without a single island. */
  const STATIC_PAGE = '/privacy';

  /** Most that the shell's code and the list of islands may weigh, on every page, gzipped. */
  const SHELL_BUDGET = 7 * 1024;

  test('a page of static blocks ships the framework and the shell’s few kilobytes', async ({
    browser,
  }) => {
    const bare = await firstVisit(browser, STATIC_PAGE);
    const manifest = await readFile('site/.next/build-manifest.json', 'utf8');
    const { rootMainFiles } = JSON.parse(manifest) as { rootMainFiles: string[] };
    // The framework's chunks: those of its own list, and its router for layouts.
    const own = [...bare].filter(
      ([script, code]) =>
        !rootMainFiles.some((file) => script.endsWith(file)) &&
        !code.includes('LayoutRouterContext'),
    );
    expect(own.some(([, code]) => code.includes('site_consent'))).toBe(true);
    const weight = own.reduce((sum, [, code]) => sum + gzipSync(code).length, 0);
    test.info().annotations.push({ type: 'shell, gzip', description: `${weight} bytes` });
    expect(weight).toBeLessThan(SHELL_BUDGET);
    for (const path of ['/accessibilita', '/dati-societari', '/reclami', '/note-legali']) {
      const page = await firstVisit(browser, path);
      expect(
        [...page.keys()].filter((script) => !bare.has(script)),
        path,
      ).toEqual([]);
    }
  });

  test('a page with one island ships that island and no other', async ({ browser }) => {
    const bare = await firstVisit(browser, STATIC_PAGE);
    for (const [path, island] of [
      ['/bolletta', 'rawFrame'],
      ['/offerte/luce', 'productTabs'],
    ] as const) {
      const own = await firstVisit(browser, path, ISLANDS[island]);
      const added = [...own].filter(([script]) => !bare.has(script)).map(([, code]) => code);
      const shipped = Object.entries(ISLANDS)
        .filter(([, text]) => added.some((code) => code.includes(text)))
        .map(([name]) => name);
      expect(shipped, path).toEqual([island]);
    }
  });
});
