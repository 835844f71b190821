import { HtmlValidate } from 'html-validate';
import { expect, test } from 'playwright/test';
import { KINDS } from '../../scripts/bench/kinds.ts';
import { origin } from '../support/under-test.ts';

interface Link {
  from: string;
  path: string;
  anchor: string;
}

/** Addresses of this site that a page links to or loads. */
function linksOf(from: string, html: string): Link[] {
  const links = [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map((match) => match[1] ?? '');
  return links.flatMap((href) => {
    const url = new URL(href.replace(/&amp;/g, '&'), origin() + from);
    if (url.origin !== origin()) return [];
    return [
      { from, path: url.pathname + url.search, anchor: decodeURIComponent(url.hash.slice(1)) },
    ];
  });
}

test('no link of the site leads nowhere, anchors included', async ({ request }) => {
  test.setTimeout(600_000);
  const pages = new Map<string, { status: number; html: string }>();
  const links: Link[] = [];
  const queue = ['/'];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (pages.has(path)) continue;
    let response = await request.get(origin() + path);
    // As a robot does that is told to come again: a busy machine is no broken link.
    if (response.status() >= 500) response = await request.get(origin() + path);
    const html = await response.text();
    pages.set(path, { status: response.status(), html });
    const found = linksOf(path, html);
    links.push(...found);
    queue.push(...found.map((link) => link.path));
  }
  expect(pages.size).toBeGreaterThan(35);
  const broken = links.filter(({ path, anchor }) => {
    const page = pages.get(path);
    if (page?.status !== 200) return true;
    return anchor !== '' && !page.html.includes(`id="${anchor}"`);
  });
  expect(broken).toEqual([]);
});

test('the HTML of every kind of page is valid', async ({ request }) => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      // React's way of writing, equal by the standard.
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'void-style': 'off',
      'doctype-style': 'off',
      'no-trailing-whitespace': 'off',
      // The focal point and the spacing of a section are data.
      'no-inline-style': 'off',
      // Long titles are the editors'.
      'long-title': 'off',
    },
  });
  const wrong: string[] = [];
  for (const path of KINDS) {
    const html = await (await request.get(origin() + path)).text();
    const report = await validator.validateString(html);
    for (const { ruleId, message, selector } of report.results.flatMap((file) => file.messages)) {
      wrong.push(`${path}: ${ruleId}: ${message} (${selector})`);
    }
  }
  expect(wrong).toEqual([]);
});

test('the sitemap lists every published page and no redirect; robots points at it', async ({
  request,
}) => {
  const robots = await (await request.get(`${origin()}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${origin()}/sitemap.xml`);
  const xml = await (await request.get(`${origin()}/sitemap.xml`)).text();
  const addresses = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1]);
  expect(addresses).toContain(`${origin()}/offerte/luce`);
  expect(addresses).not.toContain(`${origin()}/luce`);
  expect(addresses.length).toBeGreaterThan(35);
});

test('the icon is where browsers look for it by themselves', async ({ request }) => {
  const icon = await request.get(`${origin()}/favicon.ico`);
  expect(icon.status()).toBe(200);
  expect(icon.headers()['content-type']).toBe('image/svg+xml');
});

test('structured data is there and can be read, by page type', async ({ request }) => {
  for (const [path, type] of [
    ['/', 'Organization'],
    ['/news/apre-novara', 'NewsArticle'],
    ['/eventi/porte-aperte-torino', 'Event'],
    ['/punti-vendita/torino', 'LocalBusiness'],
    ['/offerte/luce/luce-chiara-casa', 'Product'],
    ['/chi-siamo', 'BreadcrumbList'],
  ] as const) {
    const html = await (await request.get(origin() + path)).text();
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    const types = blocks.map(
      (match) => (JSON.parse(match[1] ?? '{}') as { '@type': string })['@type'],
    );
    expect(types, path).toContain(type);
  }
});
