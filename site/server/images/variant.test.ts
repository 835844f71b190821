import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const SOURCE = '/wordpress/wp-content/uploads/una casa.png';
const settings = vi.hoisted(() => ({ cmsInternalApi: '', dataDir: '' }));
vi.mock('../../config/current.ts', () => ({ getSettings: () => settings }));

let server: Server;
let picture: Buffer;
/** What the CMS answers; undefined: nothing, ever. */
let status: number | undefined;
let slowHeads: boolean;
let asked: string[];

const solid = (width: number, colour: string) =>
  sharp({ create: { width, height: 10, channels: 3, background: colour } })
    .png()
    .toBuffer();

beforeEach(async () => {
  picture = await solid(400, 'red');
  status = 200;
  slowHeads = false;
  asked = [];
  server = createServer(({ method, url }, response) => {
    asked.push(`${method} ${url}`);
    if (status === undefined || (method === 'HEAD' && slowHeads)) return;
    response.writeHead(status, { etag: `"${picture.byteLength}"` });
    response.end(status === 200 && method === 'GET' ? picture : undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  settings.cmsInternalApi = `http://127.0.0.1:${(server.address() as AddressInfo).port}/wp-json`;
  settings.dataDir = await mkdtemp(path.join(tmpdir(), 'variant-'));
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(settings.dataDir, { recursive: true, force: true });
});

/** The module as after a start of the site. */
async function started() {
  vi.resetModules();
  const { imageVariant } = await import('./variant.ts');
  return (width: number, source = SOURCE) => imageVariant({ source, width, format: 'webp' });
}
const widthOf = async (image?: { body: Buffer }) =>
  image && (await sharp(image.body).metadata()).width;

it('makes an image once, however many ask for it at once, and keeps it', async () => {
  const variant = await started();
  const images = await Promise.all(Array.from({ length: 20 }, () => variant(100)));
  expect(new Set(images).size).toBe(1);
  expect(images[0]).toMatchObject({ type: 'image/webp' });
  expect(await widthOf(images[0])).toBe(100);
  expect(asked).toEqual(['GET /wordpress/wp-content/uploads/una%20casa.png']);
  await variant(100);
  expect(asked.filter((call) => call.startsWith('GET'))).toHaveLength(1);
});

it('gives what was made while the CMS is silent or fails, also after a restart', async () => {
  await (await started())(100);
  for (const failure of [undefined, 503]) {
    status = failure;
    const variant = await started();
    expect(await widthOf(await variant(100))).toBe(100);
    expect(await widthOf(await variant(100))).toBe(100);
  }
  await expect((await started())(101)).rejects.toThrow('503');
});

it('makes an image anew once its source was replaced, and none once it was deleted', async () => {
  await (await started())(500);
  picture = await solid(300, 'blue');
  let variant = await started();
  // The first visitor does not wait for the look at the source.
  expect(await widthOf(await variant(500))).toBe(400);
  await expect.poll(async () => widthOf(await variant(500))).toBe(300);
  status = 404;
  variant = await started();
  await expect.poll(() => variant(500)).toBeUndefined();
});

it('outlives a look at the source that is overtaken by reading it', async () => {
  await (await started())(100);
  const variant = await started();
  slowHeads = true;
  // This one is there, and has its source looked at; the other has it read.
  await variant(100);
  await expect.poll(() => asked.at(-1)).toMatch(/^HEAD/);
  expect(await widthOf(await variant(101))).toBe(101);
  // A rejection that nobody handles ends the test run, as it would the site.
  await new Promise((resolve) => setTimeout(resolve, 20));
});

it('leaves the original to who comes when too many images wait to be made', async () => {
  status = undefined;
  const variant = await started();
  const failures: string[] = [];
  for (let width = 1; width <= 130; width += 1) {
    variant(width).catch((error: Error) => failures.push(error.name));
  }
  await expect.poll(() => failures.length).toBeGreaterThan(10);
  expect(new Set(failures)).toEqual(new Set(['TooManyImagesError']));
});

it('reads no file but the site’s own', async () => {
  const variant = await started();
  expect(await variant(100, '/mai-esistita.png')).toBeUndefined();
});
