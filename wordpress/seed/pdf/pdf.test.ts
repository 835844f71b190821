import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pdf } from './pdf.ts';
import { readText } from './read-text.ts';

const make = (html: string) =>
  pdf({ title: 'Modulo (prova)', brandName: 'Albaviva', text: readText(html) });
const latin1 = (file: Buffer) => file.toString('latin1');

function drawn(file: Buffer): string {
  const start = file.indexOf('stream\n') + 'stream\n'.length;
  return inflateSync(file.subarray(start, file.indexOf('\nendstream'))).toString('latin1');
}

describe('pdf', () => {
  it('is tagged, in Italian, with every object where its table says', () => {
    const text = latin1(make('<h2>Dati</h2><p>Città e 5 €</p>'));
    expect(text).toMatch(/\/Lang\(it-IT\).*\/Marked true/);
    expect(text).toMatch(/\/S\/Document[\s\S]*\/S\/H1[\s\S]*\/S\/H2[\s\S]*\/S\/P\//);
    const places = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map((match) => Number(match[1]));
    places.forEach((place, at) => {
      expect(text.slice(place)).toMatch(new RegExp(`^${at + 1} 0 obj`));
    });
  });

  it('draws lists and tables, with brackets and special characters encoded', () => {
    const page = drawn(
      make('<ul><li>uno (1)</li></ul><table><tr><th>Mese</th></tr><tr><td>5 €</td></tr></table>'),
    );
    expect(page).toContain('(\x95 uno \\(1\\))');
    expect(page).toMatch(/\/TH <<\/MCID 2>> BDC[\s\S]*\/TD <<\/MCID 3>> BDC/);
    expect(page).toContain('(5 \x80)');
  });

  it('refuses what does not fit one page, or what its fonts cannot write', () => {
    expect(() => make('<p>Una riga del testo.</p>'.repeat(60))).toThrow('one page');
    expect(() => make('<p>漢</p>')).toThrow('漢');
  });
});
