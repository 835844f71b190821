import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { type Product, STARTING, startProduct } from '../../scripts/start-product.ts';
import { seededDataDir } from '../support/seeded-data.ts';

/** A product of its own: this file stops its WordPress. */
let product: Product;
let dataDir: string;

test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.beforeAll(async () => {
  test.setTimeout(STARTING);
  dataDir = await seededDataDir('outage');
  product = await startProduct({ dataDir });
});

test.afterAll(async () => {
  await product?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Empty for a process that has ended since it was listed: other products stop theirs meanwhile. */
function environmentOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8');
  } catch {
    return '';
  }
}

/** Sends this product's WordPress a signal. */
function cmsProcesses(signal: string): void {
  const list = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' });
  for (const line of list.split('\n')) {
    if (!line.includes('wordpress/embedded/launch.ts')) continue;
    const pid = Number(line.trim().split(/\s+/)[0]);
    if (environmentOf(pid).includes(`DATA_DIR=${dataDir}\0`)) process.kill(pid, signal);
  }
}

test('what the header leads to is there without WordPress, though nobody was there before', async ({
  request,
}) => {
  const pages = ['/offerte/gas', '/cambio-fornitore'];
  await expect
    .poll(
      async () => {
        const stored = await readdir(path.join(dataDir, 'pages'), { recursive: true });
        return pages.filter((page) => stored.some((file) => file.endsWith(`${page}.html`)));
      },
      { timeout: 60_000 },
    )
    .toEqual(pages);
  cmsProcesses('SIGSTOP');
  try {
    for (const page of pages) expect((await request.get(product.origin + page)).status()).toBe(200);
  } finally {
    cmsProcesses('SIGCONT');
  }
});

test('published pages answer while WordPress hangs, also those whose copy is stale', async ({
  request,
}) => {
  const pages = ['/', '/offerte/luce', '/punti-vendita', '/news/apre-novara'];
  for (const page of pages) expect((await request.get(product.origin + page)).status()).toBe(200);
  cmsProcesses('SIGSTOP');
  try {
    for (const page of pages) {
      const response = await request.get(product.origin + page);
      expect(response.status(), page).toBe(200);
    }
    await expect
      .poll(async () => (await (await request.get(`${product.origin}/healthz`)).json()).cms)
      .toBe('down');
    expect((await request.get(`${product.origin}/readyz`)).status()).toBe(503);
  } finally {
    cmsProcesses('SIGCONT');
  }
  await expect
    .poll(async () => (await (await request.get(`${product.origin}/healthz`)).json()).cms)
    .toBe('up');
});

test('the editor says so while WordPress does not answer', async ({ page, context }) => {
  await context.addCookies([
    { name: 'wordpress_logged_in_0123', value: 'someone', url: product.origin },
  ]);
  cmsProcesses('SIGSTOP');
  try {
    await page.goto(`${product.origin}/offerte/luce?pb`);
    await expect(page.getByRole('heading', { name: 'L’editor ora non si apre' })).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByRole('link', { name: 'Riprova' })).toHaveAttribute(
      'href',
      '/offerte/luce?pb',
    );
  } finally {
    cmsProcesses('SIGCONT');
  }
});

test('a WordPress that dies is started again, and its pages stay up meanwhile', async ({
  request,
}) => {
  const before = product.output.length;
  cmsProcesses('SIGKILL');
  expect((await request.get(`${product.origin}/offerte/luce`)).status()).toBe(200);
  // What is asked before its end is noticed may still be answered as if it were there.
  const noticed = () =>
    product.output.slice(before).some((line) => line.includes('WordPress stopped'));
  await expect.poll(noticed).toBe(true);
  await expect
    .poll(async () => (await (await request.get(`${product.origin}/healthz`)).json()).cms, {
      timeout: 60_000,
    })
    .toBe('up');
  expect((await request.get(`${product.origin}/chi-siamo`)).status()).toBe(200);
});

test('after the restart, a change in WordPress is live again', async ({ request }) => {
  const wordPress = `${product.origin}/wordpress`;
  await request.get(`${product.origin}/privacy`);
  await request.get(`${wordPress}/wp-login.php`);
  await request.post(`${wordPress}/wp-login.php`, {
    form: {
      log: product.editor?.user ?? '',
      pwd: product.editor?.password ?? '',
      testcookie: '1',
    },
  });
  const nonce = await (
    await request.get(`${wordPress}/wp-admin/admin-ajax.php?action=rest-nonce`)
  ).text();
  const pages = `${wordPress}/wp-json/wp/v2/pages`;
  const [page] = (await (await request.get(`${pages}?slug=privacy&_fields=id`)).json()) as {
    id: number;
  }[];
  const title = `Informativa ${Date.now()}`;
  const saved = await request.post(`${pages}/${page?.id}`, {
    headers: { 'x-wp-nonce': nonce },
    data: { title },
  });
  expect(saved.status()).toBe(200);
  await expect
    .poll(async () => (await request.get(`${product.origin}/privacy`)).text())
    .toContain(title);
});

test('a page without any copy answers 503 in Italian while WordPress is down', async ({
  request,
}) => {
  cmsProcesses('SIGSTOP');
  try {
    const response = await request.get(`${product.origin}/eventi/porte-aperte-torino`, {
      headers: { accept: 'text/html' },
      timeout: 60_000,
    });
    expect(response.status()).toBe(503);
    expect(await response.text()).toContain('Torniamo subito');
  } finally {
    cmsProcesses('SIGCONT');
  }
});
