import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refuseMethod } from './refuse-method.ts';

let server: Server;
let origin: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (!refuseMethod(request, response, url)) response.writeHead(200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

describe('a page', () => {
  it.each(['PUT', 'POST', 'DELETE', 'PATCH', 'OPTIONS'])('refuses %s', async (method) => {
    const answer = await fetch(`${origin}/offerte`, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it.each(['GET', 'HEAD'])('answers %s', async (method) => {
    expect((await fetch(`${origin}/offerte`, { method })).status).toBe(200);
  });
});

it.each(['/api/revalidate', '/_next/static/x.js', '/__nextjs_original-stack-frames'])(
  '%s knows its methods itself',
  async (path) => {
    expect((await fetch(origin + path, { method: 'POST' })).status).toBe(200);
  },
);
