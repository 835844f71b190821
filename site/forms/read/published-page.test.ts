import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { publishedPages, type ReadPage } from './published-page.ts';

let cms: Server;
let readPage: ReadPage;
let content: string;
let calls: number;
/** Answers wait for it. */
let gate: Promise<void>;

beforeEach(async () => {
  [content, calls, gate] = ['prima', 0, Promise.resolve()];
  cms = createServer(async (_request, response) => {
    calls += 1;
    const body = JSON.stringify({ ID: 7, post_content: content });
    await gate;
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
  readPage = publishedPages(`http://127.0.0.1:${(cms.address() as AddressInfo).port}`);
});
afterEach(() => {
  cms.closeAllConnections();
  cms.close();
});

it('a page that was changed is read as it is now', async () => {
  expect(await readPage('/contatti')).toBe('prima');
  content = 'dopo';
  expect(await readPage('/contatti')).toBe('dopo');
});

it('posts at once share a call, but none that began before them', async () => {
  let open = () => {};
  gate = new Promise((resolve) => {
    open = resolve;
  });
  const first = readPage('/contatti');
  await expect.poll(() => calls).toBe(1);
  content = 'dopo';
  const others = Array.from({ length: 20 }, () => readPage('/contatti'));
  open();
  expect(await first).toBe('prima');
  expect(new Set(await Promise.all(others))).toEqual(new Set(['dopo']));
  expect(calls).toBe(2);
});
