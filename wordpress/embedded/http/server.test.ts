import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, it } from 'vitest';
import type { PhpSite } from '../php/boot.ts';
import { RequestQueue } from '../php/queue.ts';
import { createWordPressServer } from './server.ts';

/** How long a request to PHP takes, in ms; like PHP, it blocks the process meanwhile. */
const WORK = 1_200;

let close: () => void;
afterEach(() => close());

/** A server over something that takes its time, as PHP does; notes what was worked on. */
async function busyServer() {
  const queue = new RequestQueue();
  const done: string[] = [];
  const request: PhpSite['request'] = ({ url, method }, isWanted) =>
    queue.runIfWanted(async () => {
      const end = Date.now() + WORK;
      while (Date.now() < end);
      done.push(`${method} ${new URL(url, 'http://x').searchParams.get('name')}`);
      return { headers: {}, httpStatusCode: 200, bytes: new Uint8Array(), errors: '' } as never;
    }, isWanted);
  const server = createWordPressServer({
    php: { request } as unknown as PhpSite,
    folders: { coreDir: '/none', contentDir: '/none' },
    host: 'x',
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = () => server.close();
  return { done, port: (server.address() as AddressInfo).port };
}

/** Asks in an own thread, as PHP blocks this one: each after so many ms, with so much patience. */
async function ask(
  port: number,
  calls: { name: string; method: string; after: number; patience: number }[],
) {
  const code = `
    const { parentPort, workerData } = require('node:worker_threads');
    const { port, calls } = workerData;
    Promise.all(calls.map(async ({ name, method, after, patience }) => {
      await new Promise((resolve) => setTimeout(resolve, after));
      const address = 'http://127.0.0.1:' + port + '/wordpress/wp-json/?name=' + name;
      const signal = AbortSignal.timeout(patience);
      return fetch(address, { method, signal }).then(({ status }) => status, ({ name }) => name);
    })).then((answers) => parentPort.postMessage(answers));`;
  const worker = new Worker(code, { eval: true, workerData: { port, calls } });
  const [answers] = await once(worker, 'message');
  return answers;
}

it('does not read for who has left while others waited, and stores for everybody', async () => {
  const { done, port } = await busyServer();
  const answers = await ask(port, [
    { name: 'first', method: 'GET', after: 0, patience: 20_000 },
    { name: 'gone', method: 'GET', after: WORK / 4, patience: WORK / 8 },
    { name: 'saved', method: 'POST', after: WORK / 4, patience: WORK / 8 },
    { name: 'last', method: 'GET', after: WORK / 2, patience: 20_000 },
  ]);
  expect(answers).toEqual([200, 'TimeoutError', 'TimeoutError', 200]);
  expect(done).toEqual(['GET first', 'POST saved', 'GET last']);
});
