import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { ensureChromium } from './chromium.ts';
import { describeFailures } from './failed-tests.ts';

interface Count {
  passed: number;
  failed: number;
}

const RESULTS = 'test-results';

// Contract C2: everything that must hold, from a bare clone; the last line counts.
await rm(RESULTS, { recursive: true, force: true });
await mkdir(RESULTS, { recursive: true });
const counts: Count[] = [
  await check('Generated files follow the schemas', [
    '--import',
    'tsx',
    'scripts/generate.ts',
    '--check',
  ]),
  await check('Lint and format', [bin('@biomejs/biome/bin/biome'), 'check', '.']),
  await check('Route types', [bin('next/dist/bin/next'), 'typegen', 'site']),
  await check('Types', [bin('typescript/bin/tsc'), '--noEmit']),
  await unitTests(),
  await browserTests(),
];
const total = counts.reduce(
  (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
  { passed: 0, failed: 0 },
);
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);

async function check(name: string, args: string[]): Promise<Count> {
  const code = await run(name, args);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function unitTests(): Promise<Count> {
  const file = path.join(RESULTS, 'unit.json');
  const code = await run('Unit and contract tests', [
    bin('vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = await readReport<{
    numPassedTests: number;
    numFailedTests: number;
    success: boolean;
  }>(file);
  if (!report) return { passed: 0, failed: 1 };
  // A file that fails to load counts no test of its own, but is a failure all the same.
  const failed = Math.max(report.numFailedTests, code === 0 ? 0 : 1);
  return { passed: report.numPassedTests, failed };
}

async function browserTests(): Promise<Count> {
  try {
    ensureChromium();
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return { passed: 0, failed: 1 };
  }
  const code = await run('Browser tests', [bin('playwright/cli.js'), 'test']);
  const report = await readReport<
    Parameters<typeof describeFailures>[0] & {
      stats: { expected: number; unexpected: number; flaky: number };
    }
  >(path.join(RESULTS, 'browser.json'));
  if (!report) return { passed: 0, failed: 1 };
  const logOf = (worker: number) => path.join(RESULTS, `product-${worker}.log`);
  process.stdout.write(await describeFailures(report, logOf));
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: Math.max(unexpected + flaky, code === 0 ? 0 : 1) };
}

async function readReport<T>(file: string): Promise<T | undefined> {
  if (!existsSync(file)) return undefined;
  return JSON.parse(await readFile(file, 'utf8')) as T;
}

function bin(file: string): string {
  return path.resolve('node_modules', file);
}

function run(name: string, args: string[]): Promise<number> {
  process.stdout.write(`\n── ${name}\n`);
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: 'inherit' });
    child.once('exit', (code) => {
      const seconds = Math.round((Date.now() - started) / 1000);
      process.stdout.write(`${code === 0 ? 'ok' : 'FAILED'} ${name} (${seconds} s)\n`);
      resolve(code ?? 1);
    });
  });
}
