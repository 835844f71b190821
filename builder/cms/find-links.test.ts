import { expect, it } from 'vitest';
import type { Session } from '../session.ts';
import { findLinks } from './find-links.ts';

const item = { id: 7, title: 'Nuova attivazione', path: '/nuova-attivazione' };
const session = {
  cms: { library: { search: async () => [item] } },
  bootstrap: { config: { context: { funnelDomain: 'https://attiva.example' } } },
} as unknown as Pick<Session, 'cms' | 'bootstrap'>;

const found = async (query: string) => (await findLinks(session, query)).map(({ label }) => label);

it.each(['attiva', 'attivazione', 'Attivazione online', 'attiva online', 'adesione', 'sottoscr'])(
  'what buttons mostly lead to comes first for «%s»',
  async (query) => {
    expect(await found(query)).toEqual(['Attivazione online', 'Nuova attivazione']);
  },
);

it.each(['nuova attivazione', 'contatti', 'disattiva'])('«%s» means a page', async (query) => {
  expect(await found(query)).toEqual(['Nuova attivazione']);
});

it.each(['perche l’energia', 'Perché l’energia', 'perché  l’energia'])(
  'pages called «%s» come first, then those that begin with it, the others as the CMS has them',
  async (query) => {
    const titles = [
      ...['Ecco perché l’energia', 'Perché l’energia verde', 'Bollette'],
      ...['PERCHÉ L’ENERGIA', 'Perché l’energia costa'],
    ];
    const search = async () => titles.map((title, id) => ({ id, title, path: `/${id}` }));
    const links = await findLinks({ ...session, cms: { library: { search } } } as never, query);
    expect(links.map(({ hint }) => hint)).toEqual(['/3', '/1', '/4', '/0', '/2']);
  },
);

it('the page whose address was typed comes before those that are called so', async () => {
  const titles = { '/bolletta-web': 'Bolletta', '/bolletta': 'Come si legge la bolletta' };
  const search = async () =>
    Object.entries(titles).map(([path, title], id) => ({ id, title, path }));
  const links = await findLinks({ ...session, cms: { library: { search } } } as never, 'bolletta');
  expect(links.map(({ hint }) => hint)).toEqual(['/bolletta', '/bolletta-web']);
});

it.each(['negozi', 'Negozio', 'sportello'])('«%s» means the shops', async (query) => {
  const answers: Record<string, object[]> = {
    [query]: [{ id: 1, title: 'Consulente di negozio', path: '/lavora/consulente' }],
    'punti vendita': [{ id: 2, title: 'Punti vendita', path: '/punti-vendita' }],
  };
  const search = async (words: string) => answers[words] ?? [];
  const links = await findLinks({ ...session, cms: { library: { search } } } as never, query);
  expect(links.map(({ hint }) => hint)).toEqual(['/punti-vendita', '/lavora/consulente']);
});
