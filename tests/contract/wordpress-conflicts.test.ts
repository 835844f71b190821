import { expect, it } from 'vitest';
import { fingerprint } from '../../builder/cms/fingerprint.ts';
import { aSecond, newPage, tree } from '../support/wordpress-items.ts';
import { editor, wordPress } from '../support/wordpress-with-editor.ts';

const text = (title: string) => tree({ id: 'a', component: 'TextBlock', props: { title } });
const autosavesOf = async (id: number) =>
  (await (await editor.rest('GET', `/wp/v2/pages/${id}/autosaves?context=edit`)).json()) as {
    content: { raw: string };
  }[];

it('a draft that grew from another content than is published is refused, and nothing kept', async () => {
  const id = await newPage(editor, { title: 'Prova', slug: 'conflitti', content: text('Uno') });
  const keep = (title: string, grewFrom: string) =>
    editor.rest('POST', `/wp/v2/pages/${id}/autosaves`, {
      ...{ title: 'Prova', content: text(title), expected_content: fingerprint(text(grewFrom)) },
    });
  await editor.rest('POST', `/wp/v2/pages/${id}`, { content: text('Due') });
  expect((await keep('Mio', 'Uno')).status).toBe(409);
  expect(await autosavesOf(id)).toEqual([]);
  expect((await keep('Mio', 'Due')).status).toBe(200);
  expect((await autosavesOf(id)).map(({ content }) => content.raw)).toEqual([text('Mio')]);
  // Who may not edit the page learns nothing of what is in it.
  const stranger = await wordPress.get(`/wp-json/wp/v2/pages/${id}/autosaves`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ content: '', expected_content: fingerprint('altro') }),
  });
  expect(stranger.status).toBe(401);
});

it('a draft goes with a preview that is to be without it', async () => {
  const id = await newPage(editor, { title: 'Prova', slug: 'anteprime', content: text('Uno') });
  await editor.rest('POST', `/wp/v2/pages/${id}/autosaves`, { content: text('Mio') });
  await editor.rest('POST', `/msr/v1/preview/${id}`, {});
  expect(await autosavesOf(id)).toHaveLength(1);
  await editor.rest('POST', `/msr/v1/preview/${id}`, { without_draft: true });
  expect(await autosavesOf(id)).toEqual([]);
});

it('a save that expects another status is refused: a draft must not go live by it', async () => {
  const page = { title: 'Prova', slug: 'stati', content: text('Uno') };
  const id = await newPage(editor, page);
  const save = (expected_status: string) =>
    editor.rest('POST', `/wp/v2/pages/${id}`, { content: text('Due'), expected_status });
  expect((await save('draft')).status).toBe(409);
  expect((await save('publish')).status).toBe(200);
});

it('a draft kept in one tab is not written over, taken away or given up by another', async () => {
  const content = text('Uno');
  const id = await newPage(editor, { title: 'Prova', slug: 'due-schede', content });
  const saysNothing = { expected_draft: '' };
  const keep = (title: string, expected: object) =>
    editor.rest('POST', `/wp/v2/pages/${id}/autosaves`, { content: text(title), ...expected });
  const draft = async () => {
    const answer = await editor.rest('GET', `/msr/v1/draft/${id}`);
    return ((await answer.json()) as { content: string }).content;
  };
  expect(await draft()).toBe('');
  await aSecond();
  expect((await keep('Primo', saysNothing)).status).toBe(200);
  expect(await draft()).toBe(text('Primo'));

  const refused = await keep('Secondo', saysNothing);
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'draft_changed' }]);
  const drop = { without_draft: true, ...saysNothing };
  expect((await editor.rest('POST', `/msr/v1/preview/${id}`, drop)).status).toBe(409);
  const save = { content: text('Secondo'), ...saysNothing };
  expect((await editor.rest('POST', `/wp/v2/pages/${id}`, save)).status).toBe(409);
  const plan = { ...save, date_gmt: '2099-01-01T09:00:00', expected_planned: '' };
  expect((await editor.rest('POST', `/msr/v1/planned/${id}`, plan)).status).toBe(409);
  expect(await draft()).toBe(text('Primo'));

  const knows = { expected_draft: fingerprint(text('Primo')) };
  expect((await keep('Insieme', knows)).status).toBe(200);
  const read = await wordPress.get(`/wp-json/msr/v1/draft/${id}`);
  expect(read.status).toBe(401);
});
