import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { untilShown } from './until-shown.ts';

let stop: () => void = () => {};
afterEach(() => stop());

/** A site that answers with copies of these states, one after the other, the last one ever after. */
async function siteOf(...states: string[]) {
  let asked = 0;
  const server = createServer((_, response) => {
    const state = states[Math.min(asked, states.length - 1)] ?? '';
    asked += 1;
    response.setHeader('x-nextjs-cache', state);
    response.end('<!doctype html>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => server.close();
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/luce`, asked: () => asked };
}

it('waits for as long as the site answers with the copy from before', async () => {
  const { address, asked } = await siteOf('STALE', 'MISS', 'HIT');
  await untilShown(address);
  expect(asked()).toBe(3);
});

it('does not wait for a site that cannot be asked', async () => {
  await expect(untilShown('http://127.0.0.1:9/luce')).resolves.toBeUndefined();
});
