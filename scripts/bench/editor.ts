import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium } from 'playwright';
import { chromiumPath, ensureChromium } from '../chromium.ts';
import { firstForm, MEASURES, OutOfPatience, type Times, visit } from './editor/drive.ts';
import { barePage, craftPage, exampleOf, ourPage, puckPage } from './editor/pages.ts';
import { serveEditors } from './editor/serve.ts';
import type { Row } from './report.ts';

const SIZES = [50, 500, 5_000];
const REFERENCE = 'Craft.js';
/** What is compared, and the page each is given. */
export const EDITORS = [
  { name: 'bare React editor', program: 'bare', page: barePage },
  { name: 'our builder', program: 'ours', page: ourPage },
  { name: REFERENCE, program: 'craft', page: craftPage },
  { name: `${REFERENCE} with our form`, program: 'craft-form', page: craftPage },
  { name: 'Puck', program: 'puck', page: puckPage },
] as const;
/** Some peers need minutes at thousands of nodes: then one visit, and no longer than this. */
const PATIENCE_MS = 180_000;
const MANY = 1_000;
/** Visits until the browser has the program and what it compiled of it; they are not counted. */
const FIRST_VISITS = 2;
const COUNTED_VISITS = 3;
/** The block with the most fields. */
export const LARGEST = { block: 'Plans', example: 'schemas/blocks/plans/examples/typical.json' };

/**
 * Editing in a real browser: the same blocks and page in our builder, Craft.js, Puck and a bare
 * editor. Peers have fewer features: their form is one field, ours is the block's whole form. What
 * the form costs shows beside a Craft.js that has the same.
 */
export async function benchEditor(): Promise<Row[]> {
  ensureChromium({ isWhole: true });
  const server = await serveEditors();
  // As the browser of somebody who edits every day: with a profile on disk it keeps compiled code.
  const profile = await mkdtemp(path.join(tmpdir(), 'bench-editor-'));
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath({ isWhole: true }),
    // Frames as soon as they are drawn: at 60 a second all would measure the display.
    args: ['--no-sandbox', '--disable-frame-rate-limit', '--disable-gpu-vsync'],
  });
  try {
    const rows: Row[] = [];
    for (const nodes of SIZES) {
      const addresses = EDITORS.map(({ program, page }) => server.page(program, page(nodes)));
      rows.push(...rowsOf(nodes, await measureAll(browser, nodes, addresses)));
    }
    const largest = server.page('ours', exampleOf(LARGEST.block, LARGEST.example));
    rows.push(await largestForm(browser, largest));
    return rows;
  } finally {
    await browser.close();
    server.stop();
    await rm(profile, { recursive: true, force: true });
  }
}

/** The largest form there is, opened for the first time; what it is made of is in the browser's cache. */
async function largestForm(browser: BrowserContext, address: string): Promise<Row> {
  const plan = { address, block: LARGEST.block, patience: PATIENCE_MS };
  const times: number[] = [];
  try {
    for (let visits = 0; visits < FIRST_VISITS + 5; visits += 1) {
      const ms = await firstForm(browser, plan);
      if (visits >= FIRST_VISITS) times.push(ms);
    }
  } catch (error) {
    if (!(error instanceof OutOfPatience)) throw error;
  }
  const median = medianOf(times);
  return {
    group: `editor, form of ${LARGEST.block}, opened for the first time`,
    ...{ name: 'our builder', value: median ?? PATIENCE_MS, unit: 'ms' },
    ...{ ratio: Number.NaN, reference: REFERENCE },
    ...(median === undefined && { over: true }),
  };
}

/** The editors in turn, so that a machine whose speed drifts slows them alike. */
async function measureAll(browser: BrowserContext, nodes: number, addresses: readonly string[]) {
  const times = addresses.map((): Times => new Map());
  const late = new Set<number>();
  // Where only one is affordable, the pages before have brought the program.
  const first = nodes > MANY ? 0 : FIRST_VISITS;
  const visits = nodes > MANY ? 1 : FIRST_VISITS + COUNTED_VISITS;
  for (let round = 0; round < visits; round += 1) {
    for (const [index, address] of addresses.entries()) {
      const own = times[index];
      if (!own || late.has(index)) continue;
      process.stderr.write(`editor, ${nodes} nodes: ${EDITORS[index]?.name}, visit ${round + 1}\n`);
      const counts = round >= first;
      const repetitions = counts ? 4 : 0;
      const plan = { address, nodes, repetitions, patience: PATIENCE_MS };
      try {
        await visit(browser, counts ? own : new Map(), plan);
      } catch (error) {
        if (!(error instanceof OutOfPatience)) throw error;
        late.add(index);
      }
    }
  }
  return times;
}

function rowsOf(nodes: number, times: readonly Times[]): Row[] {
  const medians = times.map(
    (own) => (measure: string) => medianOf(own.get(measure as never) ?? []),
  );
  const reference = EDITORS.findIndex(({ name }) => name === REFERENCE);
  return MEASURES.flatMap((measure) =>
    EDITORS.map(({ name }, index): Row => {
      const median = medians[index]?.(measure);
      const value = median ?? PATIENCE_MS;
      return {
        group: `editor, ${nodes} nodes, ${measure}`,
        ...{ name, value, reference: REFERENCE },
        ratio: value / (medians[reference]?.(measure) ?? Number.NaN),
        unit: measure === 'heap' && median !== undefined ? 'MB' : 'ms',
        ...(median === undefined && { over: true }),
      };
    }),
  );
}

function medianOf(times: readonly number[]): number | undefined {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
}
