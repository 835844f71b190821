import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Settings } from '../config/settings.ts';
import { watchCms } from './cms-watch.ts';
import type { RedirectTable } from './redirects.ts';

const INTERVAL = 3_000;

let server: Server;
let api: string;
const look = vi.fn(async () => 'up' as const);

beforeEach(async () => {
  server = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}/wp-json`;
  vi.useFakeTimers({ toFake: ['setInterval', 'Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  look.mockClear();
  server.closeAllConnections();
  server.close();
});

it('asks nothing of a CMS that has answered others since it last looked', async () => {
  const redirects = { refresh: async () => {} } as RedirectTable;
  const stop = watchCms({ cmsInternalApi: api } as Settings, { look }, redirects);
  await vi.advanceTimersByTimeAsync(INTERVAL);
  expect(look).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  await (await fetch(`${api}/page`)).arrayBuffer();
  await vi.advanceTimersByTimeAsync(INTERVAL - 1_000);
  expect(look).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(INTERVAL);
  expect(look).toHaveBeenCalledTimes(2);
  stop();
});
