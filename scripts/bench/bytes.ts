import { chromium } from 'playwright';
import { chromiumPath, ensureChromium } from '../chromium.ts';
import { bareNext } from './bare-next.ts';
import { KINDS } from './kinds.ts';
import { markupOf } from './markup-of.ts';
import type { Row } from './report.ts';
import { withProduct } from './running-product.ts';
import { weigh } from './weigh.ts';

const KB = 1024;

/**
 * What a first visit to one page of every kind loads, beside a bare Next page of the same version,
 * and how much longer its HTML is than the static markup of the same tree.
 */
export async function benchBytes(): Promise<Row[]> {
  ensureChromium({ isWhole: true });
  const bare = await bareNext();
  return withProduct(async (origin) => {
    const browser = await chromium.launch({
      executablePath: chromiumPath({ isWhole: true }),
      args: ['--no-sandbox', '--disable-background-networking'],
    });
    const rows: Row[] = [];
    for (const path of KINDS) {
      // The first visitor makes the page; what is stored is what all others get.
      await text(origin + path);
      const html = await text(origin + path);
      const { script, stylesheet, font, document, total } = await weigh(browser, origin + path);
      rows.push(
        row(path, 'scripts', script, bare.script, 'a bare Next page'),
        row(path, 'HTML, compressed', document, bare.html, 'a bare Next page'),
        row(path, 'styles', stylesheet, total, 'the whole visit'),
        row(path, 'fonts', font, total, 'the whole visit'),
        row(path, 'whole visit', total, total, 'the whole visit'),
        row(path, 'HTML, as written', html.length, markupOf(html).length, 'its static markup'),
      );
    }
    await browser.close();
    return [...rows, ...summary(rows)];
  });
}

function row(path: string, name: string, bytes: number, beside: number, reference: string): Row {
  const ratio = beside === 0 ? 0 : bytes / beside;
  return { group: `bytes, ${path}`, name, value: bytes / KB, unit: 'kB', ratio, reference };
}

/** Of all kinds of pages: how HTML compares with markup. */
function summary(rows: readonly Row[]): Row[] {
  const html = rows.filter((entry) => entry.reference === 'its static markup');
  const sorted = html.toSorted((a, b) => a.ratio - b.ratio);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] as Row;
  const group = 'bytes, HTML ÷ static markup, all kinds';
  return [
    { ...at(0), group, name: 'least' },
    { ...at(0.5), group, name: 'median' },
    { ...at(1), group, name: 'most' },
  ];
}

const text = async (address: string) => (await fetch(address)).text();
