import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { Settings } from '../config/settings.ts';
import { type CmsState, createCmsState } from './cms-state.ts';

let server: Server;
let state: CmsState;

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function cmsThat(answers: RequestListener): Promise<string> {
  server = createServer(answers).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  state = createCmsState({ cmsInternalApi: `${origin}/wp-json` } as Settings);
  return origin;
}

it.each([
  [200, 'up'],
  [404, 'up'],
  [503, 'down'],
])('takes an answer %d for %s', async (status, expected) => {
  await cmsThat((_, response) => response.writeHead(status).end());
  expect(await state.look()).toBe(expected);
});

const onlyPages: RequestListener = ({ url }, response) => {
  if (!url?.endsWith('/redirects')) response.writeHead(url === '/broken' ? 500 : 200).end();
};

it('takes silence for down', async () => {
  await cmsThat(onlyPages);
  expect(await state.look()).toBe('down');
});

it('takes a CMS that answers other calls meanwhile for busy', async () => {
  const origin = await cmsThat(onlyPages);
  const look = state.look();
  await (await fetch(`${origin}/page`)).arrayBuffer();
  expect(await look).toBe('up');
});

it('takes neither a failure nor the answer of another host for one of the CMS', async () => {
  const origin = await cmsThat(onlyPages);
  const look = state.look();
  await (await fetch(`${origin}/broken`)).arrayBuffer();
  await (await fetch(`${origin.replace('127.0.0.1', 'localhost')}/page`))
    .arrayBuffer()
    .catch(() => {});
  expect(await look).toBe('down');
});

it('takes a CMS that is not there for down, whatever it answered before', async () => {
  const origin = await cmsThat(onlyPages);
  await (await fetch(`${origin}/page`)).arrayBuffer();
  server.closeAllConnections();
  server.close();
  expect(await state.look()).toBe('down');
});
