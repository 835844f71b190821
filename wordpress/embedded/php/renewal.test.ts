import type { PHP } from '@php-wasm/universal';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RequestQueue } from './queue.ts';
import { createRenewal } from './renewal.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const log: string[] = [];
  const php = {
    enableRuntimeRotation: ({ maxRequests }: { maxRequests: number }) =>
      log.push(`limit ${maxRequests}`),
  } as unknown as PHP;
  const queue = new RequestQueue();
  const renewal = createRenewal({
    php,
    queue,
    recreateRuntime: async () => 1,
    warmUp: async () => log.push('request'),
  });
  const use = (times: number) => {
    for (let index = 0; index < times; index += 1) renewal.used();
  };
  return { log, queue, use };
}

const RENEWED = ['limit 1', 'request', 'limit 1500', 'request'];

it('starts PHP afresh once it was used a lot and nobody asks', async () => {
  const { log, use } = setUp();
  use(499);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(log).toEqual(['limit 1500']);
  use(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(log).toEqual(['limit 1500', ...RENEWED]);
  use(499);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(log).toHaveLength(5);
});

it('waits while there is work', async () => {
  const { log, use, queue } = setUp();
  let finish = () => {};
  void queue.run(() => new Promise<void>((resolve) => (finish = resolve)));
  use(600);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(log).toEqual(['limit 1500']);
  finish();
  await vi.advanceTimersByTimeAsync(0);
  use(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(log).toEqual(['limit 1500', ...RENEWED]);
});
