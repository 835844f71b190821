import { expect, it } from 'vitest';
import { RequestQueue } from './queue.ts';

it('runs one task at a time, in order, past failures', async () => {
  const queue = new RequestQueue();
  const log: string[] = [];
  const task =
    (name: string, fails = false) =>
    async () => {
      log.push(`${name} starts`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      log.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const results = await Promise.allSettled([
    queue.run(task('a')),
    queue.run(task('b', true)),
    queue.run(task('c')),
  ]);
  expect(log).toEqual(['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends']);
  expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

it('is idle when everything that waited is done', async () => {
  const queue = new RequestQueue();
  let done = false;
  void queue.run(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    done = true;
  });
  await queue.idle();
  expect(done).toBe(true);
});

it('tells when the running task is done, whoever waits', async () => {
  const queue = new RequestQueue();
  const log: string[] = [];
  const task = (name: string) => async () => {
    if (name === 'a') void queue.currentDone().then(() => log.push('told'));
    await new Promise((resolve) => setTimeout(resolve, 5));
    log.push(name);
  };
  void queue.run(task('a')).catch(() => {});
  await queue.run(task('b'));
  expect(log).toEqual(['a', 'told', 'b']);
});
