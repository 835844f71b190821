import { describe, expect, it } from 'vitest';
import { newProductPage } from './new-product-page.ts';
import { safeRedirect } from './safe-redirect.ts';

const page = (path: string, link?: unknown, active: unknown = true) => ({
  path,
  acf: { activate_new_template: active, new_product_page_link: link },
  redirect: undefined as { url: string; status: number } | undefined,
});

const redirecting = (path: string, url: string) => ({
  ...page(path),
  redirect: { url, status: 301 },
});

function target(from: ReturnType<typeof page>, ...others: ReturnType<typeof page>[]) {
  return newProductPage(from, {
    safe: (to, path) =>
      safeRedirect({
        target: to,
        from: path,
        siteOrigin: 'https://www.example.it',
        allowedOrigins: ['https://attiva.example'],
      }),
    getPage: async (path) => others.find((other) => other.path === path),
  });
}

describe('newProductPage', () => {
  it('leads within the site and to allow-listed hosts', async () => {
    expect(await target(page('/a', 'https://www.example.it/b/'))).toBe('/b/');
    expect(await target(page('/a', { url: '/b' }, '1'))).toBe('/b');
    expect(await target(page('/a', 'https://attiva.example/b'))).toBe('https://attiva.example/b');
  });

  it('needs both fields', async () => {
    expect(await target(page('/a', '/b', false))).toBeUndefined();
    expect(await target(page('/a'))).toBeUndefined();
  });

  it('leads to no other host and not onto itself', async () => {
    expect(await target(page('/a', 'https://evil.example/b'))).toBeUndefined();
    expect(await target(page('/a', 'javascript:alert(1)'))).toBeUndefined();
    expect(await target(page('/a', '/a/'))).toBeUndefined();
  });

  it('is ignored when it comes back', async () => {
    expect(await target(page('/a', '/b'), page('/b', '/a'))).toBeUndefined();
    expect(await target(page('/a', '/b'), page('/b', '/c'), page('/c', '/b'))).toBeUndefined();
    expect(await target(page('/a', '/b'), page('/b', '/c'), page('/c'))).toBe('/b');
    expect(await target(page('/a', '/b'), redirecting('/b', '/a/'))).toBeUndefined();
    expect(
      await target(page('/a', '/b'), redirecting('/b', '/c'), page('/c', '/a')),
    ).toBeUndefined();
    expect(await target(page('/a', '/b'), redirecting('/b', '/c'), page('/c'))).toBe('/b');
  });
});
