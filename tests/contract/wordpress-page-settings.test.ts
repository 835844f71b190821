import { expect, it } from 'vitest';
import { itemAt, newPage, tree } from '../support/wordpress-items.ts';
import { editor, wordPress } from '../support/wordpress-with-editor.ts';

const text = (title: string) => tree({ id: 'a', component: 'TextBlock', props: { title } });
const change = (id: number, fields: object) => editor.rest('POST', `/wp/v2/pages/${id}`, fields);
const asEditor = async (slug: string) => {
  const answer = await editor.rest('GET', `/msr/v1/slug/it/?slug=/${slug}&preview=1`);
  return (await answer.json()) as Record<string, string>;
};
/** WordPress tells what is newer by the second. */
const aSecond = () => new Promise((resolve) => setTimeout(resolve, 1_500));

it('the description of a page is its own, and what else search engines know of it stays', async () => {
  const id = await newPage(editor, { title: 'Fibra', slug: 'fibra', content: text('Uno') });
  const seo = { title: 'Fibra veloce', og_image: '/fibra.jpg' };
  await editor.rest('POST', '/msr/v1/seo', { path: '/fibra', ...seo });
  await change(id, { seo_description: 'Internet in casa' });
  expect((await itemAt(wordPress, '/fibra')).seo).toEqual({
    ...seo,
    description: 'Internet in casa',
  });
  // Moved and described at once.
  await change(id, { slug: 'fibra-casa', seo_description: 'Internet a casa tua' });
  expect((await itemAt(wordPress, '/fibra-casa')).seo).toEqual({
    ...seo,
    description: 'Internet a casa tua',
  });
  const left = await wordPress.json<{ title: string }>('/wp-json/msr/v1/seo?path=/fibra');
  expect(left.title).toBe('');
});

it('a draft has its description before it has an address, and visitors do not see it', async () => {
  const fields = { title: 'Gas', slug: 'gas-nuovo', content: text('Uno'), status: 'draft' };
  const id = await newPage(editor, fields);
  await change(id, { seo_description: 'Presto' });
  const read = await editor.rest('GET', `/wp/v2/pages/${id}?context=edit&_fields=seo_description`);
  expect(await read.json()).toEqual({ seo_description: 'Presto' });
  await change(id, { status: 'publish' });
  expect((await itemAt(wordPress, '/gas-nuovo')).seo.description).toBe('Presto');
});

it('visitors are told of no description but in the answers that are for them', async () => {
  const id = await newPage(editor, { title: 'Sole', slug: 'sole', content: text('Uno') });
  const item = await wordPress.json<object>(`/wp-json/wp/v2/pages/${id}`);
  expect(item).not.toHaveProperty('seo_description');
});

it('a draft beside the page outlives another title, address or description', async () => {
  const id = await newPage(editor, { title: 'Luce', slug: 'luce-nuova', content: text('Uno') });
  await aSecond();
  await editor.rest('POST', `/wp/v2/pages/${id}/autosaves`, {
    ...{ title: 'Luce', content: text('Bozza') },
  });
  await change(id, { title: 'Luce verde', slug: 'luce-verde' });
  await change(id, { seo_description: 'Dal sole' });
  const opened = await asEditor('luce-verde');
  expect(opened).toMatchObject({
    ...{ post_title: 'Luce verde', post_content: text('Bozza') },
    stored_content: text('Uno'),
  });
  // What is published gives the draft up, as ever.
  await aSecond();
  await change(id, { content: text('Due') });
  expect((await asEditor('luce-verde')).post_content).toBe(text('Due'));
});
