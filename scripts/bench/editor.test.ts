import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromiumPath, ensureChromium } from '../chromium.ts';
import { firstForm, MEASURES, type Times, visit } from './editor/drive.ts';
import { exampleOf } from './editor/pages.ts';
import { serveEditors } from './editor/serve.ts';
import { EDITORS, LARGEST } from './editor.ts';

const NODES = 10;

let server: Awaited<ReturnType<typeof serveEditors>>;
let browser: Browser;
beforeAll(async () => {
  ensureChromium();
  server = await serveEditors();
  browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
});
afterAll(async () => {
  await browser?.close();
  server?.stop();
});

it.each(EDITORS)('every measure is taken of $name', async ({ program, page }) => {
  const times: Times = new Map();
  const context = await browser.newContext();
  const address = server.page(program, page(NODES));
  await visit(context, times, { address, nodes: NODES, repetitions: 1, patience: 30_000 });
  await context.close();
  expect([...times.keys()].sort()).toEqual([...MEASURES].sort());
  expect([...times.values()].flat().filter((value) => !(value > 0))).toEqual([]);
});

it('the largest form is found and timed', async () => {
  const context = await browser.newContext();
  const { block, example } = LARGEST;
  const address = server.page('ours', exampleOf(block, example));
  expect(await firstForm(context, { address, block, patience: 30_000 })).toBeGreaterThan(0);
  await context.close();
});
