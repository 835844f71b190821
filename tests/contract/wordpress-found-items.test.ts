import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPage } from '../support/wordpress-items.ts';
import { editor, wordPress } from '../support/wordpress-with-editor.ts';

const ids: number[] = [];
/** Newest last; the CMS by itself would have that first. */
const PAGES = [
  { slug: 'bolletta', title: 'Come si legge la bolletta' },
  { slug: 'bolletta-web', title: 'Ricevila per e-mail' },
  { slug: 'bollettadue', title: 'Bolletta digitale' },
  { slug: 'rate', title: 'La rateizzazione della bolletta' },
  { slug: 'guida-alla-bolletta', title: 'Le voci' },
  { slug: 'assistenza', title: 'Assistenza', content: 'Chiedi copia della tua bolletta.' },
  { slug: 'casa', title: 'Luce per la tua casa' },
  { slug: 'bozza-bolletta', title: 'Perché la bolletta è alta', status: 'draft' },
];

beforeAll(async () => {
  for (const page of PAGES) ids.push(await newPage(editor, page));
});
afterAll(async () => {
  for (const id of ids) await editor.rest('DELETE', `/wp/v2/pages/${id}?force=true`);
});

const ask = async (route: string, words: string) => {
  const answer = await editor.rest('GET', `${route}search=${encodeURIComponent(words)}`);
  return (await answer.json()) as { id: number; slug: string; url: string; title: string }[];
};
const slugs = new Map<number, string>();
const pages = async (words: string) => {
  const found = await ask('/wp/v2/pages?per_page=50&status=publish,draft&_fields=id,slug&', words);
  for (const { id, slug } of found) slugs.set(id, slug);
  return found.map(({ slug }) => slug);
};

it('an editor finds first the address, then what begins with the words, has them, mentions them', async () => {
  const found = await pages('bolletta');
  expect(found.slice(0, 3)).toEqual(['bolletta', 'bollettadue', 'bolletta-web']);
  expect(new Set(found.slice(3, 5))).toEqual(new Set(['rate', 'bozza-bolletta']));
  expect(found.slice(5)).toEqual(['guida-alla-bolletta', 'assistenza']);
});

it('an editor finds an address as it is written, with or without its slash', async () => {
  for (const typed of ['/bolletta', 'bolletta', '/bolletta/', '/Bolletta']) {
    expect([typed, (await pages(typed))[0]]).toEqual([typed, 'bolletta']);
  }
  expect((await pages('/'))[0]).toBe('home');
});

it('the page at / is found by what editors call it', async () => {
  for (const typed of ['home', 'Homepage', 'home pa', 'pagina iniziale']) {
    expect([typed, (await pages(typed))[0]]).toEqual([typed, 'home']);
  }
});

it('a title with some of the words comes before a text that has them all', async () => {
  const found = await pages('copia bolletta');
  expect(found).toContain('bolletta');
  expect(found.at(-1)).toBe('assistenza');
});

it('whose a thing is tells no page from another', async () => {
  const found = await pages('tua bolletta');
  expect(found).toContain('bolletta');
  expect(found).not.toContain('casa');
});

it('accents and apostrophes are no part of what editors search by', async () => {
  expect((await pages('perche la bolletta e'))[0]).toBe('bozza-bolletta');
});

it('links are suggested in the order of the pages', async () => {
  const found = await ask('/wp/v2/search?subtype=page&per_page=50&_fields=id&', 'bolletta');
  const published = (await pages('bolletta')).filter((slug) => slug !== 'bozza-bolletta');
  expect(found.map(({ id }) => slugs.get(id))).toEqual(published);
});

it('what nothing is called finds nothing, and an order that was asked for stays', async () => {
  expect(await pages('zzzzzz')).toEqual([]);
  const found = await ask('/wp/v2/pages?orderby=title&order=asc&_fields=title,slug&', 'bolletta');
  expect(found[0]?.slug).toBe('assistenza');
});

it('visitors search the lists as WordPress has them', async () => {
  const found = await wordPress.json<{ slug: string }[]>(
    '/wp-json/wp/v2/pages?search=tua%20bolletta&_fields=slug',
  );
  expect(found.map(({ slug }) => slug)).toEqual(['assistenza']);
});
