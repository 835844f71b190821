import { expect, it } from 'vitest';
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
