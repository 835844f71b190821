import { expect, it } from 'vitest';
import { itemAt, newPage, tree } from '../support/wordpress-items.ts';
import { editor, wordPress } from '../support/wordpress-with-editor.ts';

it('warnings that are right as they are belong to the page, and change nothing of it', async () => {
  const fields = { title: 'Prova', slug: 'avvisi', content: tree() };
  const id = await newPage(editor, fields);
  const address = `/msr/v1/accepted-warnings/${id}`;
  const before = await itemAt(wordPress, '/avvisi');
  const accept = async (warning: string, accepted: boolean) =>
    (await editor.rest('POST', address, { warning, accepted })).json();
  expect(await accept('samples 12-ab', true)).toEqual({ accepted: ['samples 12-ab'] });
  await accept('alt "\\', true);
  expect(await (await editor.rest('GET', address)).json()).toEqual({
    accepted: ['samples 12-ab', 'alt "\\'],
  });
  await accept('samples 12-ab', true);
  expect(await accept('alt "\\', false)).toEqual({ accepted: ['samples 12-ab'] });
  expect(await accept('samples 12-ab', false)).toEqual({ accepted: [] });
  expect(await itemAt(wordPress, '/avvisi')).toEqual(before);
});

it('are for those who edit the page alone', async () => {
  const id = await newPage(editor, { title: 'Prova', slug: 'avvisi-altrui', content: tree() });
  const address = `/wp-json/msr/v1/accepted-warnings/${id}`;
  expect((await wordPress.get(address)).status).toBe(401);
  const answer = await editor.rest('POST', `/msr/v1/accepted-warnings/${id}`, {
    ...{ warning: '', accepted: true },
  });
  expect(answer.status).toBe(400);
});
