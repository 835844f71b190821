import { expect, test } from 'playwright/test';
import { weigh } from '../../scripts/bench/weigh.ts';
import { origin } from '../support/under-test.ts';

// Bytes over the wire of a first visit, whole page scrolled through: the budgets of a page. Sizes
// do not depend on how fast a machine is, so a page that outgrows its budget fails.

const KB = 1024;

/** What a page that is nothing but the framework and the shell weighs. */
const BARE = '/questa-pagina-non-esiste';

const PAGES = [
  '/',
  '/albavivafibra',
  '/offerte/luce',
  '/offerte/luce/luce-chiara-casa',
  '/punti-vendita',
  '/punti-vendita/torino',
  '/news',
  '/news/apre-novara',
  '/normativa',
  '/casa/albavivapedia',
  '/faq',
  '/assistenza',
  '/lavora-con-noi',
];

test('every kind of page keeps to its budget of bytes', async ({ browser }) => {
  test.setTimeout(180_000);
  const bare = await weigh(browser, origin() + BARE);
  const rows: Record<string, string>[] = [];
  const over: string[] = [];
  for (const path of PAGES) {
    const own = await weigh(browser, origin() + path);
    const scripts = own.script - bare.script;
    const budget = path === '/' ? 700 : 450;
    if (scripts > 35 * KB) over.push(`${path}: ${kb(scripts)} kB of scripts of its own`);
    if (own.stylesheet > 30 * KB) over.push(`${path}: ${kb(own.stylesheet)} kB of styles`);
    if (own.font > 60 * KB) over.push(`${path}: ${kb(own.font)} kB of fonts`);
    if (own.total > budget * KB) over.push(`${path}: ${kb(own.total)} kB in all`);
    rows.push({ path, scripts: kb(scripts), styles: kb(own.stylesheet), total: kb(own.total) });
  }
  console.table([{ path: 'framework and shell', scripts: kb(bare.script) }, ...rows]);
  expect(over).toEqual([]);
});

const kb = (bytes: number) => (bytes / KB).toFixed(1);
