import { describe, expect, it } from 'vitest';
import { pageDescription } from './description.ts';

const page = { seo: {}, excerpt: '', content_rendered: '' };

it('is the editors’ own, else the excerpt, else how the text begins', () => {
  const content_rendered = '<p>Il testo&nbsp;è <b>questo</b>.</p><p>E poi altro.</p>';
  expect(pageDescription({ ...page, content_rendered })).toBe('Il testo è questo. E poi altro.');
  expect(pageDescription({ ...page, content_rendered, excerpt: 'Riassunto' })).toBe('Riassunto');
  const seo = { description: 'Scritta apposta' };
  expect(pageDescription({ seo, content_rendered, excerpt: 'Riassunto' })).toBe('Scritta apposta');
});

it('ends at a word, and is nothing without a text', () => {
  const long = pageDescription({ ...page, content_rendered: `<p>${'parola, '.repeat(40)}</p>` });
  expect(long).toMatch(/parola…$/);
  expect(long?.length).toBeLessThanOrEqual(156);
  expect(pageDescription(page)).toBeUndefined();
});

it('tells the cells of a table apart, and leaves out lines to fill in', () => {
  const content_rendered =
    '<table><tr><th>Nome</th><td>______</td></tr><tr><td>2026</td></tr></table>';
  expect(pageDescription({ ...page, content_rendered })).toBe('Nome 2026');
});

describe('a text that begins with headings and lists', () => {
  const said = (content_rendered: string) => pageDescription({ ...page, content_rendered });

  it('ends a heading with a full stop, unless it has its own sign', () => {
    expect(said('<h2>Chi siamo</h2><p>Vendiamo luce.</p>')).toBe('Chi siamo. Vendiamo luce.');
    expect(said('<h2>Quanto costa?</h2><p>Nulla.</p>')).toBe('Quanto costa? Nulla.');
    expect(said('<h2><strong>Costi</strong></h2>\n<p>Nessuno.</p>')).toBe('Costi. Nessuno.');
  });

  it('tells the points of a list apart, and the last one from what follows', () => {
    const list = '<ul>\n<li>carta d’identità</li>\n<li><p>codice fiscale</p></li>\n</ul>';
    expect(said(`<p>Servono:</p>${list}<p>Portali con te.</p>`)).toBe(
      'Servono: carta d’identità · codice fiscale. Portali con te.',
    );
    expect(said('<ul><li>Uno;</li><li>due.</li></ul><p>Poi.</p>')).toBe('Uno; due. Poi.');
  });

  it('tells a point from the list within it, and adds nothing at the end', () => {
    const inner = '<ul><li>fissa</li><li>variabile</li></ul>';
    expect(said(`<ol><li>Tariffa ${inner}</li><li>Bonus</li></ol>`)).toBe(
      'Tariffa fissa · variabile. Bonus',
    );
    expect(said('<h2>Documenti</h2>')).toBe('Documenti');
    expect(said('<ul><li></li><li>Uno</li></ul>')).toBe('Uno');
  });
});
