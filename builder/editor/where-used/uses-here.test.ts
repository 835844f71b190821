import { expect, it } from 'vitest';
import type { Usage } from '../../cms/library.ts';
import { bootstrapFor } from '../../test-support/cms-server.ts';
import { page as documentOf, node } from '../../test-support/document.ts';
import { type Sought, withOpenPage } from './uses-here.ts';

const { page } = bootstrapFor('http://127.0.0.1:9');
const elsewhere: Usage = {
  ...{ id: page.id + 1, restBase: 'pages', title: 'Altra', path: '/altra', status: 'publish' },
  ...{ pattern: false, planned: false, count: 1, nodes: [] },
};
const stored: Usage = { ...elsewhere, id: page.id, title: 'Salvata', path: page.path };

const text = (id: string, props: Record<string, unknown>) =>
  node(id, { component: 'TextBlock', props });
const document = documentOf(
  text('a', {
    title: 'La Luce',
    text: '<p>luce <em>e</em> <a href="tel:800123456">chiama</a></p>',
  }),
  text('b', { title: 'Gas' }),
);
const look = (found: readonly Usage[], sought: Sought, media = document.media) =>
  withOpenPage(found, { page, document: { ...document, media }, sought });

it('what is not saved yet is found in the open page, which comes first', () => {
  const [here, other] = look([elsewhere], { text: 'luce' });
  expect(here).toMatchObject({ id: page.id, title: page.title, count: 2, exact: true });
  expect(here?.nodes).toMatchObject([
    { node: 'a', component: 'TextBlock', text: 'La Luce', times: 2 },
  ]);
  expect(other).toBe(elsewhere);
  expect(look([], { text: 'LUCE' })[0]).toMatchObject({ count: 2, exact: false });
});

it('what is no longer in the open page is not found there, but in its data in the CMS', () => {
  expect(look([stored, elsewhere], { text: 'acqua' })).toEqual([elsewhere]);
  const fields = [{ field: 'Telefono', text: 'acqua' }];
  const [here] = look([{ ...stored, fields, edit: '/wp-admin' }], { text: 'acqua' });
  expect(here).toMatchObject({ title: 'Salvata', count: 1, nodes: [], fields, edit: '/wp-admin' });
});

it('planned changes stay beside it', () => {
  const planned = { ...stored, planned: true };
  expect(look([planned], { text: 'acqua' })).toEqual([planned]);
});

it('finds what a link calls, what images are described by, and blocks of a kind', () => {
  expect(look([], { text: '800 123 456' })[0]?.nodes).toMatchObject([{ node: 'a', times: 1 }]);
  const media = [{ id: '1', url: '/una-casa.png', alt: 'Una casa', focus: [50, 50] as const }];
  expect(look([], { text: 'casa' }, media)[0]).toMatchObject({
    images: [{ url: '/una-casa.png', name: 'una-casa.png', text: 'Una casa' }],
    count: 1,
  });
  expect(look([stored], { component: 'textblock' })[0]).toMatchObject({ count: 2 });
  expect(look([stored], { component: 'FaqList' })).toEqual([]);
});
