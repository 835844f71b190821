import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright';
import { chromiumPath, ensureChromium } from '../chromium.ts';
import { serveBareNext } from './bare-next.ts';
import { MAIN_KINDS } from './kinds.ts';
import type { Row } from './report.ts';
import { withProduct } from './running-product.ts';
import { type Vitals, vitalsOf } from './vitals-of.ts';

const VISITS = 5;
const REFERENCE = 'a bare Next page';

const PLAIN = `<!doctype html><html lang="it"><meta charset="utf-8"><title>Ciao</title>
<meta name="viewport" content="width=device-width"><h1>Ciao</h1><p>Una pagina di testo.</p></html>`;

/**
 * Largest paint, layout shift and blocking time of first visits on a slow phone and network, beside
 * a bare Next page and one of plain text, visited in turn with them.
 */
export async function benchVitals(): Promise<Row[]> {
  ensureChromium({ isWhole: true });
  const bare = await serveBareNext();
  const plain = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(PLAIN);
  });
  await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
  const { port } = plain.address() as AddressInfo;
  try {
    return await withProduct(async (origin) => {
      const pages = new Map([
        [REFERENCE, bare.address],
        ['plain text', `http://127.0.0.1:${port}/`],
        ...MAIN_KINDS.map((path): [string, string] => [path, origin + path]),
      ]);
      // The first visitor makes the page; what is stored is what all others get.
      for (const address of pages.values()) await (await fetch(address)).text();
      return rowsOf(await visitAll(pages));
    });
  } finally {
    plain.close();
    await bare.stop();
  }
}

/** In turns, so that a machine whose speed drifts slows all alike. */
async function visitAll(pages: ReadonlyMap<string, string>): Promise<Map<string, Vitals[]>> {
  const browser = await chromium.launch({
    executablePath: chromiumPath({ isWhole: true }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const visits = new Map<string, Vitals[]>();
  try {
    for (let round = 0; round < VISITS; round += 1) {
      for (const [name, address] of pages) {
        const vitals = await vitalsOf(browser, address);
        visits.set(name, [...(visits.get(name) ?? []), vitals]);
      }
    }
  } finally {
    await browser.close();
  }
  return visits;
}

function rowsOf(visits: ReadonlyMap<string, readonly Vitals[]>): Row[] {
  const bare = visits.get(REFERENCE) ?? [];
  return [...visits].flatMap(([page, own]) => {
    const base = { group: `vitals, ${page}`, reference: REFERENCE };
    const times = (['fcp', 'lcp', 'tbt'] as const).map((name): Row => {
      const value = median(own, name);
      const beside = median(bare, name);
      const ratio = beside === 0 ? Number.NaN : value / beside;
      const label = name === 'lcp' ? `LCP, <${own[0]?.largest}>` : name.toUpperCase();
      return { ...base, name: label, value, unit: 'ms', ratio };
    });
    const cls = {
      name: 'CLS',
      value: median(own, 'cls'),
      unit: 'score',
      ratio: Number.NaN,
    } as const;
    return [...times, { ...base, ...cls }];
  });
}

function median(visits: readonly Vitals[], name: 'fcp' | 'lcp' | 'tbt' | 'cls'): number {
  const sorted = visits.map((visit) => visit[name]).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
