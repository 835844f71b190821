import { expect, test } from 'playwright/test';
import { openEditor, watchViolations } from '../support/editor.ts';
import { origin } from '../support/under-test.ts';

/** One of each page type: tree, tabbed product, product, article, post, redirect's target, 404. */
const PAGES = [
  '/',
  '/offerte/luce',
  '/albavivafibra',
  '/punti-vendita',
  '/privacy',
  '/questa-pagina-non-esiste',
];

function scriptSources(policy: string): string[] {
  const directive = policy.split(';').find((part) => part.trim().startsWith('script-src '));
  return directive?.trim().split(/\s+/).slice(1) ?? [];
}

test.describe('content security policy', () => {
  for (const path of PAGES) {
    test(`${path} runs under a policy without unsafe sources, stored and fresh`, async ({
      page,
    }) => {
      const problems = watchViolations(page);
      for (let visit = 0; visit < 2; visit += 1) {
        const response = await page.goto(origin() + path);
        const policy = response?.headers()['content-security-policy'] ?? '';
        const sources = scriptSources(policy);
        expect(sources).toContain("'self'");
        expect(sources).not.toContain("'unsafe-inline'");
        expect(sources).not.toContain("'unsafe-eval'");
        await page.waitForLoadState('networkidle');
      }
      expect(problems).toEqual([]);
    });
  }

  test('the first visitor of a page meets no violation either', async ({ page }) => {
    const problems = watchViolations(page);
    for (const path of [
      '/news/ora-solare-fasce',
      '/eventi/fiera-casa-verona',
      '/offerte/gas/gas-indice-casa',
    ]) {
      const response = await page.goto(origin() + path);
      expect(response?.status()).toBe(200);
      await page.waitForLoadState('networkidle');
    }
    expect(problems).toEqual([]);
  });

  test('the editor and its canvas run under a nonce, without unsafe sources', async ({ page }) => {
    const problems = watchViolations(page);
    await openEditor(page);
    const response = await page.reload();
    const sources = scriptSources(response?.headers()['content-security-policy'] ?? '');
    expect(sources.some((source) => source.startsWith("'nonce-"))).toBe(true);
    expect(sources).not.toContain("'unsafe-inline'");
    expect(sources).not.toContain("'unsafe-eval'");
    await expect(page.frameLocator('iframe').first().locator('h1').first()).toBeVisible();
    expect(problems).toEqual([]);
  });

  test('an injected inline script does not run', async ({ page }) => {
    await page.route(`${origin()}/`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        '</body>',
        '<script>document.title = "INJECTED"</script></body>',
      );
      await route.fulfill({ response, body });
    });
    const problems = watchViolations(page);
    await page.goto(`${origin()}/`);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => problems.join()).toContain('Content Security Policy');
    expect(await page.title()).not.toBe('INJECTED');
  });
});

test.describe('headers and closed doors', () => {
  for (const path of [
    ...['/', '/questa-pagina-non-esiste', '/cerca?q=luce', '/%ZZ', '/favicon.ico'],
    ...['/wordpress/wp-login.php', '/wordpress/wp-config.php', '/wordpress/wp-json/'],
    ...['/healthz', '/csrftoken/', '/chiamatesospette/', '/api/revalidate'],
  ]) {
    test(`${path} carries the security headers`, async ({ request }) => {
      const headers = (await request.get(origin() + path)).headers();
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBeTruthy();
      expect(headers['permissions-policy']).toContain('camera=()');
    });
  }

  for (const path of [
    '/wordpress/wp-content/database/.ht.sqlite',
    '/wordpress/wp-content/database/%2eht.sqlite',
    '/wordpress//wp-content//database/.ht.sqlite',
    '/wordpress/wp-content/x/../database/.ht.sqlite',
    '/wordpress/wp-content/database%2f.ht.sqlite',
    '/wordpress/wp-config.php.bak',
  ]) {
    test(`${path} is not to be had`, async ({ request }) => {
      const response = await request.get(origin() + path);
      expect([403, 404]).toContain(response.status());
      expect((await response.body()).subarray(0, 15).toString()).not.toBe('SQLite format 3');
    });
  }

  test('the editor’s own route is no address of the site', async ({ request }) => {
    const response = await request.get(`${origin()}/pb-editor`);
    expect(response.status()).toBe(404);
  });

  test('the webhook refuses an unsigned message', async ({ request }) => {
    const response = await request.post(`${origin()}/api/revalidate`, {
      data: { sentAt: Date.now(), changes: [{ type: 'all', path: '/' }] },
    });
    expect(response.status()).toBe(401);
  });

  test('upload and block data refuse who is not logged in', async ({ request }) => {
    const upload = await request.post(`${origin()}/api/upload/image`, {
      multipart: { image: { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('x') } },
    });
    expect(upload.status()).toBe(401);
    expect(await upload.json()).toHaveProperty('error');
    const data = await request.post(`${origin()}/api/block-data`, {
      data: { component: 'NewsEvents', props: {} },
    });
    expect(data.status()).toBe(401);
  });

  test('a loopback address under another name leads to the configured origin', async ({
    request,
  }) => {
    const response = await request.get(`${origin().replace('localhost', '127.0.0.1')}/?a=1`, {
      maxRedirects: 0,
    });
    expect(response.status()).toBe(307);
    expect(response.headers().location).toBe(`${origin()}/?a=1`);
  });
});
