import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let server: Server;
/** Paths in the order in which they were first visited. */
let visited: string[];
let renewing: Set<string>;
let most: number;
let lastVisit: number;
/** Pages that nobody began to renew yet. */
let stale: string[];

const AT_ONCE = 4;

const settings = vi.hoisted(() => ({ port: 0, host: '127.0.0.1', siteOrigin: 'http://x' }));
vi.mock('../config/current.ts', () => ({ getSettings: () => settings }));

/** A site whose pages are stale at the first visit, and fresh some time after it. */
beforeEach(async () => {
  visited = [];
  stale = [];
  renewing = new Set();
  most = 0;
  server = createServer(({ url = '' }, response) => {
    lastVisit = Date.now();
    if (!visited.includes(url)) {
      visited.push(url);
      renewing.add(url);
      most = Math.max(most, renewing.size);
      stale.push(url);
      // As many as may be renewed at once are met by then, however slow this machine is.
      if (visited.length >= AT_ONCE) {
        for (const ready of stale.splice(0)) setTimeout(() => renewing.delete(ready), 80);
      }
    }
    response.setHeader('x-nextjs-cache', renewing.has(url) ? 'STALE' : 'HIT');
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  settings.port = (server.address() as AddressInfo).port;
});

afterEach(() => server.close());

/** With a list of pages of its own. */
async function warming() {
  vi.resetModules();
  return (await import('./warm.ts')).warmPages;
}

const pages = (count: number) => Array.from({ length: count }, (_, index) => `/page/${index}`);

async function allVisited(paths: readonly string[]) {
  await vi.waitFor(() => expect(visited.toSorted()).toEqual(paths.toSorted()), 5_000);
  // Nobody looks any more whether a page is fresh.
  await vi.waitFor(() => expect(Date.now() - lastVisit).toBeGreaterThan(300), 5_000);
}

it.each([5, 12])('renews four pages of %d at a time', async (count) => {
  const warmPages = await warming();
  warmPages([], pages(count));
  await allVisited(pages(count));
  expect(most).toBe(AT_ONCE);
});

it('takes the latest change first, within the same four', async () => {
  const warmPages = await warming();
  warmPages([], pages(12));
  warmPages([], ['/new']);
  await allVisited([...pages(12), '/new']);
  expect(most).toBe(AT_ONCE);
  // Four were under way, and as many may become free together.
  expect(visited.indexOf('/new')).toBeLessThan(8);
});
