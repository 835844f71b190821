import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { whatProductsSaid } from './product-log.ts';

let folder: string;
const logOf = (worker: number) => path.join(folder, `${worker}.log`);
const START = Date.parse('2026-03-02T10:00:00.000Z');
const said = (after: number, msg: string) =>
  JSON.stringify({ level: 40, time: START + after, msg });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'product-log-'));
  const lines = [
    'Ready',
    said(-1, 'before'),
    said(10, 'during'),
    '  at once',
    said(60_000, 'after'),
  ];
  await writeFile(logOf(1), lines.join('\n'));
});
afterAll(() => rm(folder, { recursive: true }));

const report = (status: string, parallelIndex: number) => {
  const results = [
    { status, parallelIndex, duration: 5_000, startTime: new Date(START).toISOString() },
  ];
  return { suites: [{ suites: [{ specs: [{ title: 'goes live', tests: [{ results }] }] }] }] };
};

it('says what the product of a failed test said meanwhile', async () => {
  const text = await whatProductsSaid(report('timedOut', 1), logOf);
  expect(text).toBe(`The product, during «goes live»:\n  ${said(10, 'during')}\n    at once\n`);
});

it('says nothing of tests that passed, and stands a product without a log', async () => {
  expect(await whatProductsSaid(report('passed', 1), logOf)).toBe('');
  expect(await whatProductsSaid(report('failed', 2), logOf)).toContain('goes live');
});
