import type { BrowserContext, CDPSession, Page } from 'playwright';
import { sections } from '../page.ts';
import type {} from './browser/probe.ts';

/** What is measured of an editor; `open` and `heap` once a visit, the others several times. */
export const MEASURES = [
  'open',
  'keystroke',
  'select',
  'form',
  'add',
  'move',
  'delete',
  'undo',
  'heap',
] as const;
export type Measure = (typeof MEASURES)[number];
export type Times = Map<Measure, number[]>;

export interface Visit {
  address: string;
  nodes: number;
  /** How often each operation is done. */
  repetitions: number;
  /** Patience for opening, and for each operation, in ms. */
  patience: number;
}

/** A measure that took longer than anybody waits. */
export class OutOfPatience extends Error {}

const WINDOW = { width: 1440, height: 900 };

/**
 * Opens an editor, works in it, notes the milliseconds (and megabytes) of each measure.
 * @throws OutOfPatience, or the first error that the editor's program did not catch
 */
export async function visit(context: BrowserContext, times: Times, plan: Visit): Promise<void> {
  const page = await context.newPage();
  // A program that has broken down must not count as a slow one.
  const broken = new Promise<never>((_resolve, reject) => page.once('pageerror', reject));
  broken.catch(() => {});
  try {
    await page.setViewportSize(WINDOW);
    const { patience, nodes } = plan;
    const note = (measure: Measure, value: number) =>
      times.set(measure, [...(times.get(measure) ?? []), value]);
    const within = <T>(work: Promise<T>, what = '') =>
      limit(Promise.race([work, broken]), patience, what);

    await page.goto(plan.address, { waitUntil: 'commit' });
    await within(page.waitForFunction(() => window.probe !== undefined, undefined, ENDLESS));
    const count = sections(nodes);
    note('open', await within(page.evaluate((all) => window.probe.opened(all), count)));
    note('heap', await heapOf(page));
    if (plan.repetitions === 0) return;

    // In the middle of the page; the first time warms up and is not counted.
    const at = Math.floor(count / 2);
    for (let round = -1; round < plan.repetitions; round += 1) {
      const keep = (measure: Measure, value: number) => round >= 0 && note(measure, value);
      // Each round in a section of its own: what was typed stays in its title.
      const section = Math.min(at + round + 1, count - 1);
      const select = () =>
        within(
          page.evaluate((own) => window.probe.select(own), section),
          'select',
        );
      const undo = async () => {
        // Puck writes its history down only after a while.
        await page.waitForTimeout(HISTORY_REST_MS);
        return within(
          page.evaluate((own) => window.probe.undo(own), section),
          'undo',
        );
      };
      const run = (operation: 'add' | 'move' | 'remove') =>
        within(
          page.evaluate(([what, own]) => window.probe.run(what, own), [
            operation,
            section,
          ] as const),
          operation,
        );
      const { select: marked, form } = await select();
      keep('select', marked);
      keep('form', form);
      keep('add', await run('add'));
      keep('undo', await undo());
      await select();
      keep('move', await run('move'));
      keep('undo', await undo());
      await select();
      keep('delete', await run('remove'));
      keep('undo', await undo());
      await select();
      for (const key of KEYS)
        keep('keystroke', await within(keystroke(page, section, key), 'keystroke'));
    }
  } finally {
    await page.close();
  }
}

/**
 * Milliseconds until the form of a block is there, on a page opened for it.
 * @throws OutOfPatience
 */
export async function firstForm(
  context: BrowserContext,
  { address, block, patience }: { address: string; block: string; patience: number },
): Promise<number> {
  const page = await context.newPage();
  try {
    await page.setViewportSize(WINDOW);
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.probe !== undefined, undefined, { timeout: patience });
    const opened = page.evaluate((name) => window.probe.form(name), block);
    return await limit(opened, patience, `form of ${block}`);
  } finally {
    await page.close();
  }
}

const ENDLESS = { timeout: 0 };
const KEYS = 'abcd';
const HISTORY_REST_MS = 600;
/** Between two keys of somebody who types; a key that comes sooner waits for the frame of the last. */
const TYPING_REST_MS = 100;

/** A real key in the title's field, at its end. */
async function keystroke(page: Page, section: number, key: string): Promise<number> {
  await page.waitForTimeout(TYPING_REST_MS);
  await page.evaluate((own) => window.probe.awaitKey(own), section);
  await page.keyboard.press(key);
  return page.evaluate(() => window.probe.typed());
}

/** Megabytes of JavaScript objects after a collection. */
async function heapOf(page: Page): Promise<number> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1_048_576;
}

function limit<T>(work: Promise<T>, ms: number, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new OutOfPatience(what)), ms);
  });
  // Once nobody waits any more, closing the page ends the work, by an error nobody needs.
  work.catch(() => {});
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
