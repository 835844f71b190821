import { readFile } from 'node:fs/promises';

/** A failed test of Playwright's JSON report. */
interface Failure {
  title: string;
  /** Which worker ran it, and so which product it was about. */
  worker: number;
  /** ms since the epoch. */
  from: number;
  to: number;
}

interface Suite {
  suites?: Suite[];
  specs?: {
    title: string;
    tests: {
      results: { status: string; parallelIndex: number; startTime: string; duration: number }[];
    }[];
  }[];
}

const FAILED = ['failed', 'timedOut', 'interrupted'];
const MOST_LINES = 25;
const MOST_CHARS = 300;

/**
 * What the products said while the tests failed that were about them: whoever reads of a failure
 * elsewhere has neither their logs nor the moment. `logOf` names the log of a worker's product.
 */
export async function whatProductsSaid(
  report: Suite,
  logOf: (worker: number) => string,
): Promise<string> {
  const parts = failuresOf(report).map(async ({ title, worker, from, to }) => {
    const log = await readFile(logOf(worker), 'utf8').catch(() => '');
    const lines = linesBetween(log, from, to).slice(-MOST_LINES);
    return [`The product, during «${title}»:`, ...lines.map(shortened), ''].join('\n');
  });
  return (await Promise.all(parts)).join('\n');
}

function failuresOf({ suites = [], specs = [] }: Suite): Failure[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .filter(({ status }) => FAILED.includes(status))
      .map(({ parallelIndex, startTime, duration }) => {
        const from = Date.parse(startTime);
        return { title, worker: parallelIndex, from, to: from + duration };
      }),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

/** Lines with a time in between, and those without one that follow them. */
function linesBetween(log: string, from: number, to: number): string[] {
  let isBetween = false;
  return log.split('\n').filter((line) => {
    const time = /^\{.*"time":(\d+)/.exec(line)?.[1];
    if (time) isBetween = Number(time) >= from && Number(time) <= to;
    return isBetween && line.trim() !== '';
  });
}

const shortened = (line: string) =>
  line.length > MOST_CHARS ? `  ${line.slice(0, MOST_CHARS)}…` : `  ${line}`;
