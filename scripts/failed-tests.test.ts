import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeFailures } from './failed-tests.ts';

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
  const times = { duration: 5_000, startTime: new Date(START).toISOString() };
  const errors = [{ message: '\u001b[31mnot there\u001b[39m\n\n  - waiting' }, { message: 'late' }];
  const results = [{ status, parallelIndex, ...times, errors }];
  return { suites: [{ suites: [{ specs: [{ title: 'goes live', tests: [{ results }] }] }] }] };
};

it('says how a test failed and what its product said meanwhile', async () => {
  const text = await describeFailures(report('timedOut', 1), logOf);
  expect(text.split('\n')).toEqual([
    '«goes live» failed:',
    '  not there',
    '    - waiting',
    '  late',
    'The product, meanwhile:',
    `  ${said(10, 'during')}`,
    '    at once',
    '',
  ]);
});

it('says nothing of tests that passed, and stands a product without a log', async () => {
  expect(await describeFailures(report('passed', 1), logOf)).toBe('');
  expect(await describeFailures(report('failed', 2), logOf)).toContain('goes live');
});
