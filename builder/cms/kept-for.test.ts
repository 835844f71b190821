import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptFor } from './kept-for.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks once for all who want to know at a time, and again after a while', async () => {
  const ask = vi.fn(async () => ask.mock.calls.length);
  const read = keptFor(1_000, ask);
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  vi.advanceTimersByTime(999);
  expect(await read()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await read()).toBe(2);
});

it('keeps no failure', async () => {
  const ask = vi.fn(async () => 'qui');
  ask.mockRejectedValueOnce(new Error('offline'));
  const read = keptFor(1_000, ask);
  await expect(read()).rejects.toThrow('offline');
  expect(await read()).toBe('qui');
});
