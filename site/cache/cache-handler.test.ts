import { access, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import cmsAway from './cms-away.cjs';

let folder: string;
interface Handler {
  get(key: string, context: object): Promise<{ value: unknown; lastModified: number } | null>;
  set(key: string, data: object, context: object): Promise<void>;
  revalidateTag(tags: string | string[], durations?: object): Promise<void>;
}
/** As the framework makes one for each request. */
let newHandler: () => Handler;
let handler: Handler;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cache-handler-'));
  vi.stubEnv('PAGE_CACHE_DIR', folder);
  const { default: CacheHandler } = await import('./cache-handler.cjs');
  const context = { fs: nodeFs, flushToDisk: true, serverDistDir: path.join(folder, 'build') };
  newHandler = () =>
    new CacheHandler({ ...context, revalidatedTags: [], maxMemoryCacheSize: 1_000_000 });
  handler = newHandler();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  // The index of tags is written soon, not at once.
  await vi.waitFor(() => access(path.join(folder, 'page-tags.json')));
  await rm(folder, { recursive: true, force: true });
});

const store = (key: string, status: number) =>
  handler.set(
    key,
    {
      ...{ kind: 'APP_PAGE', html: `<p>${status}`, rscData: Buffer.from(''), status },
      headers: { 'x-next-cache-tags': 'cms' },
    },
    {},
  );
const files = async () =>
  (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'));

it('keeps pages on disk, and addresses of nothing in memory alone', async () => {
  await store('/offerte', 200);
  await store('/mai-esistita', 404);
  expect(await files()).toEqual(['server/app/offerte.html']);
  const stored = await handler.get('/mai-esistita', { kind: 'APP_PAGE' });
  expect(stored?.value).toMatchObject({ status: 404 });
});

it('leaves nothing of addresses long past in the framework’s notes, and all of pages', async () => {
  const notes = Reflect.get(SharedCacheControls, 'cacheControls') as Map<string, object>;
  // As the framework does after each.
  const make = async (key: string, status: number) => {
    await store(key, status);
    notes.set(key, { revalidate: 300, expire: undefined });
  };
  await make('/neonata', 404);
  await make('/neonata', 200);
  for (let index = 0; index < 1_100; index += 1) await make(`/nulla/${index}`, 404);
  expect(notes.size).toBeLessThanOrEqual(1_001);
  expect(notes.has('/neonata')).toBe(true);
  expect(notes.has('/nulla/1099')).toBe(true);
});

it('puts a page that is gone in the place of its copy, so that none comes back', async () => {
  await store('/sparita', 200);
  await store('/sparita', 404);
  const meta = await readFile(path.join(folder, 'server/app/sparita.meta'), 'utf8');
  expect(JSON.parse(meta)).toMatchObject({ status: 404 });
});

it('does not take the copy that stays after a failure for a new one', async () => {
  await store('/cambiata', 200);
  const before = await handler.get('/cambiata', { kind: 'APP_PAGE' });
  await pause(5);
  await handler.set('/cambiata', before?.value as object, {});
  const after = await handler.get('/cambiata', { kind: 'APP_PAGE' });
  expect(after?.lastModified).toBe(before?.lastModified);
  await store('/cambiata', 200);
  const anew = await handler.get('/cambiata', { kind: 'APP_PAGE' });
  expect(anew?.lastModified).toBeGreaterThan(before?.lastModified ?? Infinity);
});

const answerOf = (request: Handler, tags: string[]) => ({
  ask: () => request.get('list', { kind: 'FETCH', tags }),
  store: (body: string) =>
    request.set(
      'list',
      { kind: 'FETCH', data: { body, headers: {}, status: 200, url: '' }, revalidate: 300 },
      { fetchCache: true, tags },
    ),
});

it('stores no answer that a change overtook, whoever else asked for the same meanwhile', async () => {
  const [first, second, later] = [0, 1, 2].map(() => answerOf(newHandler(), ['type:shop']));
  await first?.ask();
  await second?.ask();
  await handler.revalidateTag('type:shop', { expire: 1_000 });
  await first?.store('old');
  await second?.store('old');
  await pause(5);
  expect(await later?.ask()).toBeNull();
  await later?.store('new');
  // What others asked for before the change, and never stored, holds nobody up.
  const stored = await answerOf(newHandler(), ['type:shop']).ask();
  expect(stored?.value).toMatchObject({ data: { body: 'new' } });
});

it('serves no stale copy of an address where there was nothing', async () => {
  const found = async () =>
    (await handler.get('/nuova', { kind: 'APP_PAGE' }))?.value as { status?: number } | undefined;
  await store('/nuova', 404);
  expect((await found())?.status).toBe(404);
  await pause(5);
  await handler.revalidateTag('cms', { expire: 300 });
  cmsAway.noteAway(true);
  expect((await found())?.status).toBe(404);
  cmsAway.noteAway(false);
  expect(await found()).toBeUndefined();
  await pause(5);
  await store('/nuova', 200);
  await handler.revalidateTag('cms', { expire: 300 });
  expect((await found())?.status).toBe(200);
});
