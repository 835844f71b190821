import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as stores from '../app/api/stores/route.ts';
import * as workOffers from '../app/api/work-offers/route.ts';
import * as sitemapPart from '../app/sitemap/[part]/route.ts';
import * as sitemap from '../app/sitemap.xml/route.ts';
import { getPublishedPaths } from './paths.ts';

const settings = vi.hoisted(() => ({
  cmsInternalApi: 'http://cms.example/wp-json',
  siteOrigin: 'http://x',
}));
vi.mock('../config/current.ts', () => ({ getSettings: () => settings }));
vi.mock('./last-good.ts', () => ({
  hasLastGood: async () => false,
  readLastGood: async () => undefined,
  writeLastGood: async () => undefined,
}));

/** Tags of each call to the CMS. */
let tags: string[][];

beforeEach(() => {
  tags = [];
  vi.stubGlobal('fetch', async (_url: string, call: { next: { tags: string[] } }) => {
    tags.push(call.next.tags);
    return Response.json([]);
  });
});
afterEach(() => vi.unstubAllGlobals());

const part = { params: Promise.resolve({ part: '1.xml' }) };

it.each([
  ['/sitemap.xml', 'paths', () => sitemap.GET()],
  ['/sitemap/1.xml', 'paths', () => sitemapPart.GET(new Request('http://x'), part)],
  ['/api/stores', 'type:shop', () => stores.GET()],
  [
    '/api/work-offers',
    'type:work-offer',
    () => workOffers.GET(new Request('http://x/api/work-offers?page=2')),
  ],
])(
  'ends the answers that %s is made of with a change, as nothing visits it',
  async (_path, tag, get) => {
    await get();
    expect(tags.length).toBeGreaterThan(0);
    for (const own of tags) {
      expect(own).toEqual(['at-once:cms', `at-once:${tag}`]);
    }
  },
);

it('ends no answer of a page, which would have none while the CMS is down', async () => {
  await getPublishedPaths();
  expect(tags).toEqual([
    ['cms', 'paths'],
    ['cms', 'paths'],
  ]);
});
