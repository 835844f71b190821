import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { fingerprint } from '../../builder/cms/fingerprint.ts';
import { newPage, newPattern, tree } from '../support/wordpress-items.ts';
import { editor, wordPress } from '../support/wordpress-with-editor.ts';

const text = (title: string) => tree({ id: 'a', component: 'TextBlock', props: { title } });
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/;
const inSeconds = (seconds: number) =>
  new Date(Date.now() + seconds * 1000).toISOString().slice(0, 19);

/** An item's versions by their content, the newest first, with since when each was public. */
async function versions(id: number, type = 'pages'): Promise<[string, string][]> {
  const answer = await editor.rest('GET', `/wp/v2/${type}/${id}/revisions?context=edit`);
  const rows = (await answer.json()) as { content: { raw: string }; public_since: string }[];
  return rows.map(({ content, public_since }) => [content.raw, public_since]);
}
const sinces = async (id: number) => (await versions(id)).map(([, since]) => since);
/** The same, after what is due went online. */
const sincesByNow = async (id: number) => {
  await wordPress.json('/wp-json/msr/v1/due');
  return sinces(id);
};
const save = (id: number, fields: object, type = 'pages') =>
  editor.rest('POST', `/wp/v2/${type}/${id}`, fields);

let scheduled: number;

// Before WordPress has anything else to do: a moment less than a minute away when it gets to it is now.
beforeAll(async () => {
  scheduled = await newPage(editor, { title: 'Prova', content: text('Uno'), status: 'draft' });
  await save(scheduled, { content: text('Due'), status: 'future', date_gmt: inSeconds(65) });
  expect(await sinces(scheduled)).toEqual(['', '']);
});

it.concurrent('the version that goes online says since when, also where it makes none of its own', async () => {
  const id = await newPage(editor, { title: 'Prova', content: text('Uno'), status: 'draft' });
  await save(id, { content: text('Due') });
  await save(id, { content: text('Tre') });
  await save(id, { status: 'publish' });
  await save(id, { content: text('Quattro') });
  expect(await versions(id)).toEqual([
    [text('Quattro'), expect.stringMatching(MOMENT)],
    [text('Tre'), expect.stringMatching(MOMENT)],
    [text('Due'), ''],
    [text('Uno'), ''],
  ]);
});

it.concurrent('the first moment stays when a version goes online again, and offline ones have none', async () => {
  const id = await newPage(editor, { title: 'Prova', content: text('Uno'), status: 'draft' });
  await save(id, { content: text('Due'), status: 'publish' });
  const first = await versions(id);
  await save(id, { status: 'draft' });
  // Moments are told by the second.
  await wait(1100);
  await save(id, { status: 'publish' });
  expect(await versions(id)).toEqual(first);
  await save(id, { content: text('Tre'), status: 'draft' });
  await editor.rest('POST', `/wp/v2/pages/${id}/autosaves`, { content: text('Quattro') });
  expect(await versions(id)).toEqual([[expect.any(String), ''], ...first]);
});

it.concurrent('the original that is kept at the first change was online if the page was', async () => {
  const original = { title: 'Prova', content: text('Uno') };
  const online = await newPage(editor, { ...original, date_gmt: '2024-03-05T08:30:00' });
  await save(online, { content: text('Due') });
  expect(await versions(online)).toEqual([
    [text('Due'), expect.stringMatching(MOMENT)],
    [text('Uno'), '2024-03-05T08:30:00'],
  ]);
  const draft = await newPage(editor, { ...original, status: 'draft' });
  await save(draft, { content: text('Due'), status: 'publish' });
  expect((await versions(draft)).at(-1)).toEqual([text('Uno'), '']);
});

it.concurrent('a page that goes online at its moment says so at its version', async () => {
  await expect
    .poll(() => sincesByNow(scheduled), { timeout: 150_000, interval: 3000 })
    .toEqual([expect.stringMatching(MOMENT), '']);
}, 240_000);

it.concurrent('planned changes that come true say so at their version', async () => {
  const id = await newPage(editor, { title: 'Prova', content: text('Uno') });
  const planned = await editor.rest('POST', `/msr/v1/planned/${id}`, {
    ...{ content: text('Due'), date_gmt: inSeconds(30), expected_planned: '' },
    ...{ expected_content: fingerprint(text('Uno')), expected_status: 'publish' },
  });
  expect(planned.status).toBe(200);
  await expect
    .poll(() => sincesByNow(id), { timeout: 90_000, interval: 1000 })
    .toEqual([expect.stringMatching(MOMENT), expect.stringMatching(MOMENT)]);
});

it.concurrent('what asks for a password is not online', async () => {
  const fields = { title: 'Prova', content: text('Uno'), password: 'segreta' };
  const id = await newPage(editor, fields);
  await save(id, { content: text('Due') });
  await save(id, { content: text('Tre'), password: '' });
  expect(await sinces(id)).toEqual([expect.stringMatching(MOMENT), '', '']);
});

it.concurrent('versions of news and of saved blocks say it, too', async () => {
  const answer = await editor.rest('POST', '/wp/v2/news', {
    ...{ title: 'Prova', content: text('Uno'), status: 'publish' },
  });
  const { id: news } = (await answer.json()) as { id: number };
  const pattern = await newPattern(editor, text('Uno'));
  for (const [id, type] of [
    [news, 'news'],
    [pattern, 'pb-patterns'],
  ] as const) {
    await save(id, { content: text('Due') }, type);
    expect(await versions(id, type)).toEqual([
      [text('Due'), expect.stringMatching(MOMENT)],
      [text('Uno'), expect.stringMatching(MOMENT)],
    ]);
  }
});

it.concurrent('a draft beside the page becomes a version once another one takes its place', async () => {
  const id = await newPage(editor, { title: 'Prova', content: text('Uno') });
  const draft = (content: string) =>
    editor.rest('POST', `/wp/v2/pages/${id}/autosaves`, { content, title: 'Prova' });
  const kinds = async () => {
    const answer = await editor.rest('GET', `/wp/v2/pages/${id}/revisions?context=edit`);
    const rows = (await answer.json()) as RevisionRow[];
    return rows.map((row) => [row.content.raw, row.slug.includes('autosave'), row.was_draft]);
  };
  await draft(text('Due'));
  expect(await kinds()).toEqual([[text('Due'), true, false]]);
  await draft(text('Due'));
  await wait(1100);
  await draft(text('Tre'));
  const original = [text('Uno'), false, false];
  const second = [text('Due'), false, true];
  expect(await kinds()).toEqual([[text('Tre'), true, false], second, original]);
  const given = { without_draft: true, expected_draft: fingerprint(text('Tre')) };
  expect((await editor.rest('POST', `/msr/v1/preview/${id}`, given)).status).toBe(200);
  expect(await kinds()).toEqual([[text('Tre'), false, true], second, original]);
  for (const count of Array.from({ length: 12 }).keys()) await draft(text(`Altro ${count}`));
  const all = await kinds();
  expect(all.filter(([, , wasDraft]) => wasDraft)).toHaveLength(10);
  expect(all).toContainEqual(original);
});

interface RevisionRow {
  content: { raw: string };
  slug: string;
  was_draft: boolean;
}
