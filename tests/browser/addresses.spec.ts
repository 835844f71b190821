import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { logIn } from '../support/form-pages.ts';
import { origin, underTest } from '../support/under-test.ts';

test('a redirect of the CMS is answered with its own status', async ({ request }) => {
  const response = await request.get(`${origin()}/luce`, { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe('/offerte/luce');
  // A page may move back: no browser is to go on from memory.
  expect(response.headers()['cache-control']).toBe('no-cache');
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

test('a page can be read and nothing else', async ({ request }) => {
  for (const method of ['PUT', 'POST', 'DELETE', 'PATCH']) {
    const answer = await request.fetch(`${origin()}/offerte/luce`, { method });
    expect([answer.status(), answer.headers().allow]).toEqual([405, 'GET, HEAD']);
  }
  expect((await request.head(`${origin()}/offerte/luce`)).status()).toBe(200);
});

test('a connection outlasts the minute for which reverse proxies keep theirs', async ({
  request,
}) => {
  const kept = (await request.get(origin())).headers()['keep-alive'] ?? '';
  expect(Number(/timeout=(\d+)/.exec(kept)?.[1])).toBeGreaterThan(60);
});

test('a text nested beyond all measure is shown', async ({ request }) => {
  const headers = { 'x-wp-nonce': await logIn(request) };
  const content = `${'<div>'.repeat(6_000)}<p>In fondo a tutto</p>${'</div>'.repeat(6_000)}`;
  const pages = `${origin()}/wordpress/wp-json/wp/v2/pages`;
  const data = { title: 'Annidata', slug: 'annidata', status: 'publish', content };
  const made = await request.post(pages, { headers, data });
  expect(made.status()).toBe(201);
  try {
    const answer = await request.get(`${origin()}/annidata`);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain('<p>In fondo a tutto</p>');
  } finally {
    const { id } = (await made.json()) as { id: number };
    await request.delete(`${pages}/${id}?force=true`, { headers });
  }
});
