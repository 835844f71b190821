import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { shortenAnswer } from './shorten-answer.ts';

const ABSENT = String.raw`<p>Così</p><script>self.__next_f.push([1,"1:{\"a\":1,\"b\":\"$undefined\"}"])</script>`;
const SHORT = ABSENT.replace(String.raw`,\"b\":\"$undefined\"`, '');

let server: Server;
let type: string;
/** What the handler behind was told that the visitor accepts. */
let seen: unknown;

beforeEach(async () => {
  type = 'text/html; charset=utf-8';
  server = createServer((request, response) => {
    shortenAnswer(request, response);
    seen = request.headers['accept-encoding'];
    response.setHeader('content-type', type);
    response.flushHeaders();
    response.writeHead(response.statusCode, { 'x-given': 'late' });
    const bytes = Buffer.from(ABSENT);
    // A letter of two bytes comes in halves.
    response.write(bytes.subarray(0, 7));
    response.write(bytes.subarray(7));
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => server.close());

function ask(encoding?: string): Promise<{ headers: IncomingMessage['headers']; body: Buffer }> {
  const { port } = server.address() as AddressInfo;
  const headers = encoding ? { 'accept-encoding': encoding } : {};
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
    }).once('error', reject);
  });
}

it('sends a page whole and without what says nothing', async () => {
  const { headers, body } = await ask();
  expect(body.toString()).toBe(SHORT);
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers['x-given']).toBe('late');
  expect(headers['content-length']).toBe(String(Buffer.byteLength(SHORT)));
});

it('compresses it as the visitor accepts it, the handler behind does not', async () => {
  const short = await ask('gzip, deflate, br');
  expect(short.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(short.body).toString()).toBe(SHORT);
  expect(seen).toBeUndefined();
  const gzipped = await ask('gzip, br;q=0');
  expect(gzipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzipped.body).toString()).toBe(SHORT);
});

it('leaves what is no page as it is', async () => {
  type = 'text/x-component';
  expect((await ask('br')).body.toString()).toBe(ABSENT);
});
