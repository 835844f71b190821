import { expect, it } from 'vitest';
import { editor } from '../support/wordpress-with-editor.ts';

const used = async (text: string) => {
  const answer = await editor.rest('GET', `/msr/v1/where-used?text=${encodeURIComponent(text)}`);
  return (await answer.json()) as object[];
};

it('a text is found in the fields of WordPress, too, and says where they are changed', async () => {
  expect(await used('Energia "verde"')).toMatchObject([
    {
      ...{ path: '/offerte/luce/luce-casa', count: 1, nodes: [] },
      fields: [{ field: expect.stringMatching(/ › n\. 2 › /), text: 'Energia "verde" \\ 100%' }],
      edit: expect.stringContaining('post.php?post='),
    },
  ]);
});

it('a telephone number is found where a link calls it, however it is written there', async () => {
  const root = { id: 'root', component: 'root', props: {}, childIds: ['a'] };
  const a = {
    ...{ id: 'a', component: 'ActionButton', name: 'Chiamaci', childIds: [] },
    props: { label: 'Chiama', href: 'tel:+39800999777' },
  };
  const content = JSON.stringify({ nodes: { root, a }, media: [] });
  const made = await editor.rest('POST', '/wp/v2/pages', {
    ...{ title: 'Col numero', status: 'draft', content },
  });
  const { id } = (await made.json()) as { id: number };
  expect(await used('800 999 777')).toEqual([
    expect.objectContaining({
      ...{ id, rest_base: 'pages', count: 1, exact: true },
      nodes: [
        { node: 'a', component: 'ActionButton', name: 'Chiamaci', text: '800 999 777', times: 1 },
      ],
    }),
  ]);
  expect(await used('800 999 778')).toEqual([]);
  await editor.rest('DELETE', `/wp/v2/pages/${id}?force=true`);
});

it('of a text that a block says several times it is said how often', async () => {
  const root = { id: 'root', component: 'root', props: {}, childIds: ['a'] };
  const props = {
    title: 'Idrogeno giallo',
    text: '<p>L’idrogeno <em>giallo</em>, cioè <strong>idrogeno giallo</strong>.</p>',
  };
  const content = JSON.stringify({
    nodes: { root, a: { id: 'a', component: 'TextBlock', childIds: [], props } },
    media: [],
  });
  const made = await editor.rest('POST', '/wp/v2/pages', {
    ...{ title: 'Più volte', status: 'draft', content },
  });
  const { id } = (await made.json()) as { id: number };
  expect(await used('idrogeno giallo')).toMatchObject([{ id, count: 3, nodes: [{ times: 3 }] }]);
  await editor.rest('DELETE', `/wp/v2/pages/${id}?force=true`);
});

it('a text is found whichever spaces it or the page is written with', async () => {
  const root = { id: 'root', component: 'root', props: {}, childIds: ['a'] };
  const props = { title: 'Idrogeno\u00a0blu', text: '<p>Un idrogeno&nbsp;blu.</p>' };
  const content = JSON.stringify({
    nodes: { root, a: { id: 'a', component: 'TextBlock', childIds: [], props } },
    media: [],
  });
  const made = await editor.rest('POST', '/wp/v2/pages', {
    ...{ title: 'Su una riga', status: 'draft', content },
  });
  const { id } = (await made.json()) as { id: number };
  const found = [{ id, count: 2, exact: true, nodes: [{ text: 'Idrogeno blu', times: 2 }] }];
  expect(await used('Idrogeno blu')).toMatchObject(found);
  expect(await used('Idrogeno\u00a0blu')).toMatchObject(found);
  await editor.rest('DELETE', `/wp/v2/pages/${id}?force=true`);
});

it('a text is found in what a page says of its images', async () => {
  const root = { id: 'root', component: 'root', props: {}, childIds: [] };
  const image = { id: 'm', url: '/forno.jpg', focus: [50, 50], name: 'Forno.jpg' };
  const media = [
    { ...image, alt: 'Un forno a idrogeno viola' },
    { ...image, id: 'n', alt: '' },
  ];
  const content = JSON.stringify({ nodes: { root }, media });
  const made = await editor.rest('POST', '/wp/v2/pages', {
    ...{ title: 'Con immagine', status: 'draft', content },
  });
  const { id } = (await made.json()) as { id: number };
  expect(await used('idrogeno viola')).toEqual([
    expect.objectContaining({
      ...{ id, count: 1, nodes: [] },
      images: [{ url: '/forno.jpg', name: 'Forno.jpg', text: 'Un forno a idrogeno viola' }],
    }),
  ]);
  expect(await used('idrogeno viola')).toMatchObject([{ exact: true }]);
  expect(await used('IDROGENO viola')).toMatchObject([{ count: 1, exact: false }]);
  // Their addresses are those that blocks show.
  expect(await used('forno.jpg')).toEqual([]);
  await editor.rest('DELETE', `/wp/v2/pages/${id}?force=true`);
});
