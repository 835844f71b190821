import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
// Before the rest of the framework, which looks for what this puts on the global object.
import 'next/dist/server/node-environment-baseline';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { atOnce, atOnceTag } from './at-once.ts';
import { getPublishedPaths } from './paths.ts';

// Through the framework's own fetch and its cache, which decide what a stale answer is good for.

const settings = vi.hoisted(() => ({ cmsInternalApi: '', dataDir: '' }));
vi.mock('../config/current.ts', () => ({ getSettings: () => settings }));

let cms: Server;
let published: string[];
let calls: number;
let newCache: () => { revalidateTag(tags: string[], durations: object): Promise<void> };
/** Answers as a route does that is not stored, and waits for what the framework does behind it. */
let inRequest: <T>(ask: () => Promise<T>) => Promise<T>;

beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'at-once-'));
  settings.dataDir = folder;
  vi.stubEnv('PAGE_CACHE_DIR', folder);
  const plainFetch = globalThis.fetch;
  afterAll(async () => {
    globalThis.fetch = plainFetch;
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true, force: true });
  });
  const [{ IncrementalCache }, { nodeFs }, { patchFetch }, work, unit, handler] = await Promise.all(
    [
      import('next/dist/server/lib/incremental-cache'),
      import('next/dist/server/lib/node-fs-methods'),
      import('next/dist/server/lib/patch-fetch'),
      import('next/dist/server/app-render/work-async-storage.external'),
      import('next/dist/server/app-render/work-unit-async-storage.external'),
      import('../cache/cache-handler.cjs'),
    ],
  );
  patchFetch({ ...work, ...unit });
  newCache = () =>
    new IncrementalCache({
      ...{ fs: nodeFs, dev: false, minimalMode: false, flushToDisk: true },
      ...{ requestHeaders: {}, previewProps: {}, maxMemoryCacheSize: 1_000_000 },
      prerenderManifest: { routes: {}, dynamicRoutes: {} },
      CurCacheHandler: handler.default,
    } as never);
  inRequest = async (ask) => {
    const store = { route: '/x', incrementalCache: newCache(), pendingRevalidates: {} };
    const request = { type: 'request', phase: 'render' };
    const answer = await work.workAsyncStorage.run(store as never, () =>
      unit.workUnitAsyncStorage.run(request as never, ask),
    );
    await Promise.all(Object.values(store.pendingRevalidates));
    return answer;
  };
});

beforeEach(async () => {
  calls = 0;
  cms = createServer(({ url }, response) => {
    calls += 1;
    const list = url === '/msr/v1/paths' ? published.map((path) => ({ path })) : [];
    response.end(JSON.stringify(list));
  });
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
  settings.cmsInternalApi = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`;
  return () => stop();
});

async function stop() {
  cms.closeAllConnections();
  await new Promise((resolve) => cms.close(resolve));
}

/** As the webhook does it. */
async function change(paths: string[]) {
  published = paths;
  await pause(5);
  await newCache().revalidateTag(['paths'], { expire: 1_000 });
  await newCache().revalidateTag([atOnceTag('paths')], { expire: 0 });
  await pause(5);
}

const read = async () => (await getPublishedPaths()).map(({ path }) => path);
const readAtOnce = () => atOnce(read);

it('shows a change to the first who asks after it, and asks the CMS no more than once', async () => {
  await change(['/a']);
  expect(await inRequest(readAtOnce)).toEqual(['/a']);
  await change(['/a', '/b']);
  calls = 0;
  expect(await inRequest(readAtOnce)).toEqual(['/a', '/b']);
  expect(await inRequest(readAtOnce)).toEqual(['/a', '/b']);
  // The paths and the redirects.
  expect(calls).toBe(2);
});

it('leaves pages their stale answer until it is renewed', async () => {
  await change(['/a']);
  await inRequest(read);
  await change(['/a', '/b']);
  await inRequest(readAtOnce);
  expect(await inRequest(read)).toEqual(['/a']);
  expect(await inRequest(read)).toEqual(['/a', '/b']);
});

it('has the last good answer behind it when the CMS is gone', async () => {
  await change(['/a']);
  await inRequest(readAtOnce);
  await change(['/a', '/b']);
  await stop();
  expect(await inRequest(readAtOnce)).toEqual(['/a']);
});
