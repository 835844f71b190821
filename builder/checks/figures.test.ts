import { expect, it } from 'vitest';
import type { Usage } from '../cms/library.ts';
import { NOTHING_WRONG } from '../test-support/audit.ts';
import { node, page } from '../test-support/document.ts';
import { changedFigures, figuresIn } from './changed-figures.ts';
import { figures } from './figures.ts';
import { findOldFigures } from './find-old-figures.ts';

const changes = (was: Record<string, unknown>, is: Record<string, unknown>) =>
  changedFigures(page(node('a', { props: was })).nodes, page(node('a', { props: is })).nodes).map(
    ({ path, from, to }) => [path.join('/'), from, to],
  );

it('prices, percentages and telephone numbers are figures; years, days and dates are not', () => {
  expect(figuresIn('<p>0,1140&nbsp;€/kWh, 1.190,50 € o € 24, sconto 10 %, dal 2026</p>')).toEqual([
    ...['0,1140', '1.190,50', '€ 24', '10 %'],
  ]);
  expect(figuresIn('Chiama 800 123 456 o +39 02 1234 5678 entro 30 giorni')).toEqual([
    ...['800 123 456', '+39 02 1234 5678'],
  ]);
  expect(figuresIn('Chiama 800 012345 o 02-1234567, 12 190 €')).toEqual([
    ...['800 012345', '02-1234567', '190 €'],
  ]);
  expect(figuresIn('Dal 12.05.2026 al 31/12/2026, 2025 2026, 3 rate, A4')).toEqual([]);
});

it('a figure has changed where another stands in its place', () => {
  expect(changes({ t: 'A 0,1140 €/kWh' }, { t: 'Ora a 0,1150 €/kWh' })).toEqual([
    ['t', '0,1140', '0,1150'],
  ]);
  expect(changes({ t: '24 € al mese' }, { t: '€24 al mese' })).toEqual([]);
  expect(changes({ t: '24 € al mese' }, { t: 'Per poco al mese' })).toEqual([]);
});

it('items in another order have changed nothing', () => {
  const [one, other] = [{ price: '24,90' }, { price: '29,90' }];
  expect(changes({ items: [one, other] }, { items: [other, one] })).toEqual([]);
});

const old = { title: 'A 0,1140 €/kWh', note: '<p>F1 <strong>0,1140</strong> €</p>' };
const live = page(node('a', { props: old }), node('b', { props: { text: '0,11409' } })).nodes;
const document = page(
  node('a', { props: { ...old, title: 'A 0,1150 €/kWh' } }),
  node('b', { props: { text: '0,11409' } }),
);
const input = { document, live, audit: NOTHING_WRONG, paths: undefined, path: '/luce', origin: '' };

it('what is still as before is told where it stands, with what is to take its place', () => {
  expect(figures(input)).toMatchObject([
    {
      pointer: '/nodes/a/props/note',
      message: 'C’è ancora «0,1140», che altrove nella pagina ora è «0,1150».',
      replaces: { text: '0,1140', by: '0,1150' },
    },
  ]);
  expect(figures({ ...input, live: undefined })).toEqual([]);
  expect(figures({ ...input, document: page(...live.values()) })).toEqual([]);
});

it('so it is on other pages, in shared blocks and in the offer’s own data', async () => {
  const use = (path: string, title: string, more: Partial<Usage>): Usage => ({
    ...{ id: path === '/luce' && !more.pattern ? 7 : 1, restBase: 'pages', title, path },
    ...{ status: 'publish' },
    ...{ pattern: false, planned: false, count: 1, nodes: [], ...more },
  });
  const said = (text: string) => [{ node: 'x', component: 'TextBlock', text }];
  const uses = [
    use('/luce', 'Luce', { nodes: said('0,1140'), fields: [{ field: 'F1', text: '0,1140' }] }),
    use('/', 'Home', { nodes: said('da 0,1140 €') }),
    use('/gas', 'Gas', { nodes: said('a 0,11405 €') }),
    use('/sole', 'Sole', { nodes: said('0,1140'), planned: true }),
    use('/luce', 'Fascia', { nodes: said('0,1140'), pattern: true }),
  ];
  const asked: unknown[] = [];
  const whereUsed = async (what: unknown) => {
    asked.push(what);
    return uses;
  };
  const found = await findOldFigures({ live, nodes: document.nodes, id: 7 }, { whereUsed });
  expect(asked).toEqual([{ text: '0,1140' }]);
  expect(found).toMatchObject([
    { node: 'a', path: ['title'], in: ['Home', 'Fascia'], inData: true },
  ]);
  const [, elsewhere] = figures({ ...input, oldFigures: found });
  expect(elsewhere?.message).toBe(
    'Qui ora c’è «0,1150», ma «0,1140» è ancora nei dati di questa pagina in WordPress, in «Home» e in «Fascia».',
  );
  expect(
    await findOldFigures({ live: undefined, nodes: document.nodes, id: 7 }, { whereUsed }),
  ).toEqual([]);
});
