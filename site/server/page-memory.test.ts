import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import pageChanges from '../cache/page-changes.cjs';
import { PageMemory } from './page-memory.ts';

let server: Server;
let origin: string;
/** Answers the framework was asked for, and what it says of the page. */
let asked: number;
let state: string;
let cookie: string | undefined;

beforeEach(async () => {
  const memory = new PageMemory();
  asked = 0;
  state = 'HIT';
  cookie = undefined;
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://x');
    if (memory.answer(request, response, url)) return;
    memory.watch(request, response, url);
    asked += 1;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('x-nextjs-cache', state);
    response.setHeader('etag', '"e"');
    response.setHeader('x-other', 'kept');
    if (cookie) response.setHeader('set-cookie', cookie);
    response.write('<p>Così ');
    response.end(`va ${asked}</p>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => server.close());

const ask = async (path = '/', init?: RequestInit) => {
  const response = await fetch(origin + path, init);
  return { response, text: await response.text() };
};

it('answers again with the page as it was, headers included, without asking', async () => {
  const first = await ask();
  const second = await ask();
  expect(second.text).toBe('<p>Così va 1</p>');
  expect(second.text).toBe(first.text);
  expect(second.response.headers.get('x-other')).toBe('kept');
  expect(second.response.headers.get('content-length')).toBe('17');
  const head = await ask('/', { method: 'HEAD' });
  expect(head.response.headers.get('content-length')).toBe('17');
  expect(asked).toBe(1);
});

it('says that nothing changed to who has the page', async () => {
  await ask();
  const { response, text } = await ask('/', { headers: { 'if-none-match': '"e"' } });
  expect([response.status, text, asked]).toEqual([304, '', 1]);
});

it('asks again after a change, also one that came while the page was answered', async () => {
  await ask();
  pageChanges.note();
  expect((await ask()).text).toContain('va 2');
  expect((await ask()).text).toContain('va 2');
});

it('keeps no page that is stale or made for this visit, and tells encodings apart', async () => {
  for (const other of ['STALE', 'MISS', '']) {
    state = other;
    await ask('/stale');
  }
  expect(asked).toBe(3);
  state = 'HIT';
  await ask('/a', { headers: { 'accept-encoding': 'gzip' } });
  await ask('/a', { headers: { 'accept-encoding': 'identity' } });
  expect(asked).toBe(5);
});

it('keeps no page that comes with a cookie', async () => {
  cookie = 'a=1';
  await ask();
  await ask();
  expect(asked).toBe(2);
});

it('leaves to the framework what is more than a page as it is stored', async () => {
  await ask('/');
  await ask('/?pb');
  await ask('/', { headers: { rsc: '1' } });
  await ask('/', { headers: { 'x-prerender-revalidate': 'secret' } });
  await ask('/', { method: 'POST' });
  expect(asked).toBe(5);
});
