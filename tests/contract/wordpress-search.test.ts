import { expect, it } from 'vitest';
import { newItem, newPage } from '../support/wordpress-items.ts';
import { editor, wordPress } from '../support/wordpress-with-editor.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into by expectations, field by field
type Answer = any;

const rest = <T = Answer>(path: string) => wordPress.json<T>(`/wp-json${path}`);
const searched = async (words: string) =>
  (await rest<Answer[]>(`/gsr/v1/search/it/?s=${encodeURIComponent(words)}`)).map(
    (item) => item.post_name,
  );

it('finds published items by words', async () => {
  const found = await rest('/gsr/v1/search/it/?post_type=albavivapedia&s=kilowattora');
  expect(found).toMatchObject([
    {
      post_title: 'Kilowattora',
      permalink: 'http://localhost:4399/casa/albavivapedia/kilowattora',
      acf: { icon: 'Luce' },
    },
  ]);
  const [home] = await rest('/gsr/v1/search/it/?s=albaviva');
  expect(home).toMatchObject({ post_name: 'home', seo: { description: 'Energia chiara' } });
  expect(await rest('/gsr/v1/search/it/?s=segreto')).toEqual([]);
  expect(await rest('/gsr/v1/search/it/?s=&post_type=attachment')).toEqual([]);
});

it('finds no page by words of a block that is hidden there', async () => {
  const block = (id: string, childIds: string[], text: string, more = {}) => ({
    [id]: { id, component: 'PageBlock', props: { text }, childIds, ...more },
  });
  const content = (more: object) =>
    JSON.stringify({
      nodes: {
        ...block('root', ['a', 'c'], ''),
        ...block('a', ['b'], 'Balocchi natalizi', more),
        ...block('b', [], 'Ghirlande luminose'),
        ...block('c', [], 'Candele profumate'),
      },
    });
  await newPage(editor, { slug: 'feste', title: 'Feste', content: content({ hidden: true }) });
  await newPage(editor, { slug: 'feste-qui', title: 'Feste', content: content({}) });
  expect((await searched('candele')).toSorted()).toEqual(['feste', 'feste-qui']);
  expect(await searched('balocchi')).toEqual(['feste-qui']);
  expect(await searched('ghirlande')).toEqual(['feste-qui']);
});

it('answers found items in pages, with their number', async () => {
  const asked = (page: number) =>
    wordPress.get(`/wp-json/gsr/v1/search/it/?s=luce&per_page=1&page=${page}`);
  const all = await searched('luce');
  const [first, second, past] = await Promise.all([1, 2, all.length + 1].map(asked));
  expect(all.length).toBeGreaterThan(1);
  for (const answer of [first, second, past]) {
    expect(answer?.headers.get('x-wp-total')).toBe(String(all.length));
    expect(answer?.headers.get('x-wp-totalpages')).toBe(String(all.length));
  }
  expect(await second?.json()).toMatchObject([{ post_name: all[1] }]);
  expect(await past?.json()).toEqual([]);
});

it('finds words without their accents, by any apostrophe, within a question', async () => {
  for (const words of ['unità', 'unita', "l'unità", 'l’unita', 'che cos’è l’UNITÀ, di misura?']) {
    expect([words, await searched(words)]).toEqual([words, ['kilowattora']]);
  }
});

it('puts first what has the words in its title, with or without their accents', async () => {
  const pages = [
    { slug: 'nel-testo', title: 'Domande', content: 'Perchè no, scrive chi sbaglia: perche.' },
    { slug: 'nel-titolo', title: 'Perché il prezzo cambia', content: 'Si spiega.' },
    { slug: 'due-nel-titolo', title: 'Perché la città', content: 'Si spiega.' },
    { slug: 'reclami-tutti', title: 'Reclami e moduli', content: 'Come si fa un reclamo.' },
    { slug: 'norme', title: 'Norme', content: 'Un reclamo.' },
    { slug: 'un-reclamo', title: 'Un reclamo', content: 'Com’è andata.' },
  ];
  const ids = await Promise.all(pages.map((page) => newPage(editor, page)));
  expect((await searched('perche')).at(-1)).toBe('nel-testo');
  expect(await searched('perche citta')).toEqual(['due-nel-titolo']);
  expect(await searched('reclamo')).toEqual(['un-reclamo', 'reclami-tutti', 'norme']);
  for (const id of ids) await editor.rest('DELETE', `/wp/v2/pages/${id}?force=true`);
  expect(await searched('perche citta')).toEqual([]);
});

it('finds words in their other forms: what is named so first, then what explains, offers last', async () => {
  const pages = [
    { slug: 'notte', title: 'La notte', content: 'Spegnere per tempo la lanterna.' },
    { slug: 'tutto-verde', title: 'Tutto Verde', content: 'Per spegnere la lanterna.' },
    { slug: 'come-si-spegne', title: 'Come si spegne la lanterna', content: 'Soffiando.' },
    { slug: 'spegni', title: 'Spegni tutto', content: 'Delle lanterne, come si spengono.' },
    {
      slug: 'spento',
      title: 'Lanterne e candele spente',
      content: 'Un lanternino che si spegne da sé.',
    },
    { slug: 'lanternino', title: 'Lanternino', content: 'Da spegnere.' },
  ];
  const ids = await Promise.all(pages.map((page) => newPage(editor, page)));
  await editor.rest('POST', `/wp/v2/pages/${ids[1]}`, { template: 'page-product.php' });
  expect(await searched('spegnere la lanterna')).toEqual([
    'come-si-spegne',
    'spegni',
    'spento',
    'notte',
    'tutto-verde',
  ]);
  expect((await searched('tutto verde'))[0]).toBe('tutto-verde');
  for (const id of ids) await editor.rest('DELETE', `/wp/v2/pages/${id}?force=true`);
});

it('finds who is something by what that is called', async () => {
  const pages = [
    { slug: 'gradinata', title: 'Gradinata', content: 'Conta la residenza; nei regolamenti.' },
    { slug: 'scalinata', title: 'Scalinata', content: 'Il regolamento.' },
  ];
  const ids = await Promise.all(pages.map((page) => newPage(editor, page)));
  for (const words of ['residente', 'residenti', 'residenze']) {
    expect([words, await searched(words)]).toEqual([words, ['gradinata']]);
  }
  expect((await searched('regolamenti')).toSorted()).toEqual(['gradinata', 'scalinata']);
  for (const id of ids) await editor.rest('DELETE', `/wp/v2/pages/${id}?force=true`);
});

it('of titles that say as much, first what speaks of all words the most, offers too', async () => {
  const pages = [
    { slug: 'una-volta', title: 'Fionda e arco', content: 'Un bersaglio.' },
    { slug: 'spesso', title: 'Fionda e sasso', content: 'Bersagli; un bersaglio per la fionda.' },
    { slug: 'altro', title: 'Fionda e arco e sasso', content: 'Fionda, bersaglio, bersagli.' },
    { slug: 'senza-titolo', title: 'Gare', content: 'Fionda, bersaglio, fionda, bersaglio.' },
  ];
  const ids = await Promise.all(pages.map((page) => newPage(editor, page)));
  await editor.rest('POST', `/wp/v2/pages/${ids[1]}`, { template: 'page-product.php' });
  expect(await searched('bersaglio fionda')).toEqual([
    'spesso',
    'una-volta',
    'altro',
    'senza-titolo',
  ]);
  for (const id of ids) await editor.rest('DELETE', `/wp/v2/pages/${id}?force=true`);
});

it('finds what a tree says, not what it is made of', async () => {
  expect(await searched('luce & gas di Albaviva')).toContain('home');
  for (const name of ['childIds', 'TextBlock', 'uploads']) {
    expect([name, await searched(name)]).toEqual([name, []]);
  }
});

it('finds no document that has no file: it leads nowhere', async () => {
  await newItem(editor, 'documents', { title: 'Modulo smarrito', slug: 'smarrito' });
  expect(await searched('modulo smarrito')).toEqual([]);
});

it('a search that finds nothing says which words are spelt nearly so, where they find something', async () => {
  const meant = async (words: string) => {
    const answer = await wordPress.get(`/wp-json/gsr/v1/search/it/?s=${encodeURIComponent(words)}`);
    expect(await answer.json()).toEqual([]);
    return answer.headers.get('x-search-suggestion');
  };
  expect(await meant('chilowattora')).toBe('kilowattora');
  expect(await meant('il kilowatora')).toBe('kilowattora');
  expect(await meant('zzzzzzzz')).toBeNull();
});
