import { expect, it } from 'vitest';
import { itemAt, newPage, tree } from '../support/wordpress-items.ts';
import { editor, wordPress } from '../support/wordpress-with-editor.ts';

const text = (title: string) => tree({ id: 'a', component: 'TextBlock', props: { title } });
const change = (id: number, fields: object) => editor.rest('POST', `/wp/v2/pages/${id}`, fields);
const asEditor = async (slug: string) => {
  const answer = await editor.rest('GET', `/msr/v1/slug/it/?slug=/${slug}&preview=1`);
  return (await answer.json()) as Record<string, string>;
};
const FIELDS = ['seo_title', 'seo_description', 'seo_image'];
const ofEditor = async (id: number) => {
  const asked = `/wp/v2/pages/${id}?context=edit&_fields=${FIELDS.join()}`;
  return (await (await editor.rest('GET', asked)).json()) as Record<string, string>;
};
const NONE = { title: '', description: '', og_image: '' };
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

it('title, description and image are written one by one or at once, and none undoes another', async () => {
  const id = await newPage(editor, { title: 'Vento', slug: 'vento', content: text('Uno') });
  const all = { seo_title: 'Dal vento', seo_description: 'Energia', seo_image: '/vento.jpg' };
  await change(id, all);
  const row = { title: 'Dal vento', description: 'Energia', og_image: '/vento.jpg' };
  expect((await itemAt(wordPress, '/vento')).seo).toEqual(row);
  await change(id, { seo_image: '/mare.jpg' });
  await change(id, { seo_title: '' });
  expect(await ofEditor(id)).toEqual({ ...all, seo_title: '', seo_image: '/mare.jpg' });
  await change(id, { title: 'Vento di mare' });
  expect(await ofEditor(id)).toEqual({ ...all, seo_title: '', seo_image: '/mare.jpg' });
  // Moved, with one of them changed, one emptied and one as it was.
  await change(id, { slug: 'vento-mare', seo_title: 'Dal mare', seo_image: '' });
  const moved = { title: 'Dal mare', description: 'Energia', og_image: '' };
  expect((await itemAt(wordPress, '/vento-mare')).seo).toEqual(moved);
  await change(id, { seo_title: '', seo_description: '' });
  expect((await itemAt(wordPress, '/vento-mare')).seo).toBeNull();
});

it('what a page is moved and told with holds against what is left at its new address', async () => {
  const id = await newPage(editor, { title: 'Onda', slug: 'onda', content: text('Uno') });
  await change(id, { seo_title: 'Dalle onde', seo_description: 'Prima' });
  await editor.rest('POST', '/msr/v1/seo', { path: '/onda-nuova', title: 'Di altri' });
  await change(id, { slug: 'onda-nuova', seo_title: '', seo_description: 'Dopo' });
  const told = { ...NONE, description: 'Dopo' };
  expect((await itemAt(wordPress, '/onda-nuova')).seo).toEqual(told);
});

it('a draft has all of that before it has an address, and visitors do not see it', async () => {
  const fields = { title: 'Gas', slug: 'gas-nuovo', content: text('Uno'), status: 'draft' };
  const id = await newPage(editor, fields);
  await change(id, { seo_description: 'Presto' });
  await change(id, { seo_title: 'Gas in arrivo', seo_image: '/gas.jpg' });
  const kept = { title: 'Gas in arrivo', description: 'Presto', og_image: '/gas.jpg' };
  expect(Object.values(await ofEditor(id))).toEqual(Object.values(kept));
  const visitors = await wordPress.json('/wp-json/msr/v1/seo?path=/gas-nuovo');
  expect(visitors).toEqual(NONE);
  await change(id, { status: 'publish' });
  expect((await itemAt(wordPress, '/gas-nuovo')).seo).toEqual(kept);
});

it('visitors are told of none of it but in the answers that are for them', async () => {
  const id = await newPage(editor, { title: 'Sole', slug: 'sole', content: text('Uno') });
  const item = await wordPress.json<object>(`/wp-json/wp/v2/pages/${id}`);
  for (const field of FIELDS) expect(item).not.toHaveProperty(field);
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
