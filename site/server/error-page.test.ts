import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { readSettings } from '../config/settings.ts';
import { guardErrors } from './error-page.ts';

async function ask(accept: string, path = '/'): Promise<Response> {
  const settings = { ...readSettings({}), brandName: 'Luce & <Gas>' };
  const server = createServer((request, response) => {
    guardErrors(request, response, settings);
    response.writeHead(500, { 'content-type': 'text/plain' }).end('Internal Server Error');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept } });
}

it('a page that could not be built becomes one that says so, with the brand as it is spelt', async () => {
  const answer = await ask('text/html');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('30');
  expect(await answer.text()).toContain('<title>Torniamo subito | Luce &amp; &lt;Gas&gt;</title>');
});

it('who asks for no page gets the error itself', async () => {
  expect((await ask('application/json')).status).toBe(500);
  expect((await ask('*/*', '/api/stores')).status).toBe(500);
});

it('who takes anything of a page is told to come again', async () => {
  expect((await ask('*/*', '/luce')).headers.get('retry-after')).toBe('30');
});
