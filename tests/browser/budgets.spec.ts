import { expect, test } from 'playwright/test';
import { vitalsOf } from '../../scripts/bench/vitals-of.ts';
import { weigh } from '../../scripts/bench/weigh.ts';
import { origin } from '../support/under-test.ts';

// The budgets of a page that do not depend on how fast a machine is: bytes over the wire of a first
// visit, whole page scrolled through, and how far its content moves while it loads.

const KB = 1024;
/** A large first image, a list with filters, a form; `npm run bench -- vitals` visits more. */
const SLOWLY = ['/', '/offerte/luce', '/contatti'];

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

test('on a slow phone nothing moves while a page loads', async ({ browser }) => {
  test.setTimeout(180_000);
  const moved: Record<string, number> = {};
  for (const path of SLOWLY) moved[path] = (await vitalsOf(browser, origin() + path)).cls;
  expect(Object.entries(moved).filter(([, cls]) => cls > 0.03)).toEqual([]);
});

test('what moves is seen to move', async ({ browser }) => {
  const late = `document.body.prepend(Object.assign(document.createElement('p'),
    { style: 'height: 300px' }))`;
  const page = `<!doctype html><meta name="viewport" content="width=device-width"><h1>Titolo</h1><p>Testo</p>
    <script>setTimeout(() => ${late}, 500)</script>`;
  const { cls } = await vitalsOf(browser, `data:text/html,${encodeURIComponent(page)}`);
  expect(cls).toBeGreaterThan(0.03);
});

const kb = (bytes: number) => (bytes / KB).toFixed(1);
