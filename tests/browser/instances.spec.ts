import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type APIRequestContext, expect, test } from 'playwright/test';
import { freePort, type Product, STARTING, startProduct } from '../../scripts/start-product.ts';
import { type LossyProxy, startLossyProxy } from '../support/lossy-proxy.ts';
import { seededDataDir } from '../support/seeded-data.ts';

// Two processes of the site over one WordPress: the first brings it along, the second reaches it
// as a remote one, by WP_API.

let first: Product;
let second: Product;
/** Between the second and WordPress. */
let network: LossyProxy;
const folders: string[] = [];

/** One for both, as an installation of several instances sets it. */
const WEBHOOK_SECRET = 'quattro-parole-note-a-due';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

test.beforeAll(async () => {
  test.setTimeout(STARTING);
  const [own, other] = [
    await seededDataDir('instances'),
    await mkdtemp(path.join(tmpdir(), 'instances-')),
  ];
  folders.push(own, other);
  const port = await freePort();
  first = await startProduct({
    dataDir: own,
    env: { INSTANCES: `http://localhost:${port}`, WEBHOOK_SECRET },
  });
  network = await startLossyProxy(first.origin);
  second = await startProduct({
    dataDir: other,
    port,
    env: { WP_API: `${network.origin}/wordpress/wp-json`, WEBHOOK_SECRET },
  });
});

test.afterAll(async () => {
  await second?.stop();
  network?.stop();
  await first?.stop();
  for (const name of folders) await rm(name, { recursive: true, force: true });
});

/** Saves a field of an item through WordPress, as its form does. */
async function save(request: APIRequestContext, type: string, slug: string, data: object) {
  const wordPress = `${first.origin}/wordpress`;
  await request.get(`${wordPress}/wp-login.php`);
  await request.post(`${wordPress}/wp-login.php`, {
    form: { log: 'redattore', pwd: 'prova-prova-prova', testcookie: '1' },
  });
  const nonceAddress = `${wordPress}/wp-admin/admin-ajax.php?action=rest-nonce`;
  const nonce = await (await request.get(nonceAddress)).text();
  const items = `${wordPress}/wp-json/wp/v2/${type}`;
  const found = await (await request.get(`${items}?slug=${slug}&_fields=id`)).json();
  const answer = await request.post(`${items}/${found[0].id}`, {
    headers: { 'x-wp-nonce': nonce },
    data,
  });
  expect(answer.status()).toBe(200);
}

test('both serve the same content', async ({ request }) => {
  for (const address of ['/', '/offerte/luce', '/news/apre-novara', '/punti-vendita/torino']) {
    for (const { origin } of [first, second]) {
      expect((await request.get(origin + address)).status(), origin + address).toBe(200);
    }
  }
  const cms = async () => (await (await request.get(`${second.origin}/healthz`)).json()).cms;
  await expect.poll(cms).toBe('up');
});

test('without the setting, the catalogue’s address is one of the many without a page', async ({
  request,
}) => {
  for (const address of ['/catalogo', '/catalogo/accordion']) {
    const answer = await request.get(first.origin + address);
    expect(answer.status()).toBe(404);
    const text = await answer.text();
    expect(text).toMatch(/<h1[^>]*>Questa pagina non c’è/);
    expect(text).toContain('<footer');
  }
});

test('a change in WordPress is live on both, and other pages keep their copies', async ({
  request,
}) => {
  // All pages are made anew should WordPress be so slow meanwhile that it seems away.
  await expect(async () => {
    const title = `Apre a Novara ${Date.now()}`;
    for (const { origin } of [first, second]) await request.get(`${origin}/privacy`);
    const before = first.output.length;
    await save(request, 'news', 'apre-novara', { title });
    for (const { origin } of [first, second]) {
      const shown = async () => (await request.get(`${origin}/news/apre-novara`)).text();
      await expect.poll(shown).toContain(title);
    }
    const told = first.output.slice(before).find((line) => line.includes('CMS content changed'));
    const { tags } = JSON.parse(told ?? '{}') as { tags: string[] };
    expect(tags.sort()).toEqual(['path:/news/apre-novara', 'paths', 'type:news']);
    // Nothing on it comes from the news: its copy stands.
    const other = await request.get(`${first.origin}/privacy`);
    expect(other.headers()['x-nextjs-cache']).toBe('HIT');
  }).toPass({ timeout: 120_000 });
});

test('a redirect is followed on both as soon as WordPress has it, and no longer', async ({
  request,
}) => {
  const meta = { _pprredirect_url: '/offerte', _pprredirect_type: '301' };
  for (const [active, status] of [
    ['1', 301],
    ['', 200],
  ] as const) {
    await save(request, 'pages', 'privacy', { meta: { ...meta, _pprredirect_active: active } });
    for (const { origin } of [first, second]) {
      const answered = async () =>
        (await request.get(`${origin}/privacy`, { maxRedirects: 0 })).status();
      // Well before the table is read again by itself, after a minute.
      await expect.poll(answered, { timeout: 20_000 }).toBe(status);
    }
  }
});

test('an answer of WordPress that gets lost holds no page back', async ({ request }) => {
  const address = `${second.origin}/news/apre-novara`;
  await request.get(address);
  const lost = network.lost();
  network.loseNext('/msr/v1/slug/it/?slug=%2Fnews%2Fapre-novara');
  await save(request, 'news', 'apre-novara', { title: 'Perso per strada' });
  await expect.poll(() => network.lost()).toBe(lost + 1);
  const title = `Apre a Novara ${Date.now()}`;
  await save(request, 'news', 'apre-novara', { title });
  const shown = async () => (await request.get(address)).text();
  await expect.poll(shown, { timeout: 60_000 }).toContain(title);
});
