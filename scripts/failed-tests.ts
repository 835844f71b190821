import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';

/** A failed test of Playwright's JSON report. */
interface Failure {
  title: string;
  /** Which worker ran it, and so which product it was about. */
  worker: number;
  /** ms since the epoch. */
  from: number;
  to: number;
  /** What went wrong, of which the first tells the most. */
  error: string;
}

interface Suite {
  suites?: Suite[];
  specs?: {
    title: string;
    tests: {
      results: {
        status: string;
        parallelIndex: number;
        startTime: string;
        duration: number;
        errors?: { message?: string }[];
      }[];
    }[];
  }[];
}

const FAILED = ['failed', 'timedOut', 'interrupted'];
const MOST_LINES = 25;
const MOST_CHARS = 300;

/**
 * How tests failed, and what the products they were about said meanwhile: whoever reads only the
 * end of a run elsewhere has neither the one nor the other. `logOf` names the log of a worker's
 * product.
 */
export async function describeFailures(
  report: Suite,
  logOf: (worker: number) => string,
): Promise<string> {
  const parts = failuresOf(report).map(async ({ title, worker, from, to, error }) => {
    const log = await readFile(logOf(worker), 'utf8').catch(() => '');
    const why = error.split('\n').filter((line) => line.trim() !== '');
    return [
      `«${title}» failed:`,
      ...why.slice(0, MOST_LINES).map(shortened),
      'The product, meanwhile:',
      ...linesBetween(log, from, to).slice(-MOST_LINES).map(shortened),
      '',
    ].join('\n');
  });
  return (await Promise.all(parts)).join('\n');
}

function failuresOf({ suites = [], specs = [] }: Suite): Failure[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .filter(({ status }) => FAILED.includes(status))
      .map(({ parallelIndex, startTime, duration, errors = [] }) => {
        const from = Date.parse(startTime);
        const error = stripVTControlCharacters(errors.map(({ message }) => message).join('\n'));
        return { title, worker: parallelIndex, from, to: from + duration, error };
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
