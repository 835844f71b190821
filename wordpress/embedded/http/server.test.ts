import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, it } from 'vitest';
import type { PhpSite } from '../php/boot.ts';
import { RequestQueue } from '../php/queue.ts';
import { createWordPressServer } from './server.ts';

/** How long the first request to PHP takes, in ms; like PHP, it blocks the process meanwhile. */
const WORK = 2_000;

let close: () => void;
afterEach(() => close());

/** A server over something that takes its time, as PHP does; notes what was worked on. */
async function busyServer() {
  const queue = new RequestQueue();
  const done: string[] = [];
  /** Seen by the other thread, which this one's work does not hold up. */
  const begun = new Int32Array(new SharedArrayBuffer(4));
  const request: PhpSite['request'] = ({ url, method }, isWanted) =>
    queue.runIfWanted(async () => {
      const name = new URL(url, 'http://x').searchParams.get('name');
      Atomics.store(begun, 0, 1);
      const end = Date.now() + (name === 'first' ? WORK : 0);
      while (Date.now() < end);
      done.push(`${method} ${name}`);
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
  return { done, begun, port: (server.address() as AddressInfo).port };
}

/**
 * Asks in an own thread, as PHP blocks this one: the first call, and once it is worked on the others,
 * each after so many ms, with so much patience.
 */
async function ask(
  { port, begun }: { port: number; begun: Int32Array },
  calls: { name: string; method: string; after: number; patience: number }[],
) {
  const code = `
    const { parentPort, workerData } = require('node:worker_threads');
    const { port, begun, calls } = workerData;
    const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    Promise.all(calls.map(async ({ name, method, after, patience }, index) => {
      while (index > 0 && Atomics.load(begun, 0) === 0) await pause(5);
      await pause(after);
      const address = 'http://127.0.0.1:' + port + '/wordpress/wp-json/?name=' + name;
      const signal = AbortSignal.timeout(patience);
      return fetch(address, { method, signal }).then(({ status }) => status, ({ name }) => name);
    })).then((answers) => parentPort.postMessage(answers));`;
  const worker = new Worker(code, { eval: true, workerData: { port, begun, calls } });
  const [answers] = await once(worker, 'message');
  return answers;
}

it('does not read for who has left while others waited, and stores for everybody', async () => {
  const { done, ...server } = await busyServer();
  const answers = await ask(server, [
    { name: 'first', method: 'GET', after: 0, patience: 20_000 },
    { name: 'gone', method: 'GET', after: WORK / 8, patience: WORK / 2 },
    { name: 'saved', method: 'POST', after: WORK / 8, patience: WORK / 2 },
    { name: 'last', method: 'GET', after: WORK / 2, patience: 20_000 },
  ]);
  expect(answers).toEqual([200, 'TimeoutError', 'TimeoutError', 200]);
  expect(done).toEqual(['GET first', 'POST saved', 'GET last']);
});
