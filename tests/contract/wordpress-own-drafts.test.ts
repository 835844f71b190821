import { expect, it } from 'vitest';
import type { Session } from '../support/wordpress.ts';
import { aSecond, newPage, tree } from '../support/wordpress-items.ts';
import { admin, editor, wordPress } from '../support/wordpress-with-users.ts';

const text = (title: string) => tree({ id: 'a', component: 'TextBlock', props: { title } });
const keepDraft = (id: number) =>
  editor.rest('POST', `/wp/v2/pages/${id}/autosaves`, { content: text('Bozza') });

interface Listed {
  id: number;
  kept_draft: boolean;
}

const listed = async (session: Session, query = 'orderby=worked_on') => {
  const fields = 'context=edit&per_page=3&status=publish,draft&_fields=id,kept_draft';
  const answer = await session.rest('GET', `/wp/v2/pages?${fields}&${query}`);
  return (await answer.json()) as Listed[];
};

it('has what a user kept a draft of last before what was changed earlier, for that user alone', async () => {
  const [first, second, third] = [
    await newPage(editor, { title: 'Uno', content: text('Uno') }),
    await newPage(editor, { title: 'Due', content: text('Due') }),
    await newPage(editor, { title: 'Tre', content: text('Tre') }),
  ];
  await aSecond();
  await editor.rest('POST', `/wp/v2/pages/${third}`, { content: text('Tre di nuovo') });
  await aSecond();
  await keepDraft(first);
  await aSecond();
  await editor.rest('POST', `/wp/v2/pages/${second}`, { content: text('Due di nuovo') });
  expect(await listed(editor)).toEqual([
    { id: second, kept_draft: false },
    { id: first, kept_draft: true },
    { id: third, kept_draft: false },
  ]);
  // As WordPress has them, and as another user does.
  for (const [session, query] of [
    [editor, 'orderby=modified'],
    [admin, 'orderby=worked_on'],
  ] as const) {
    expect((await listed(session, query)).map(({ id }) => id).slice(0, 2)).toEqual([second, third]);
  }

  // What is published since is newer than the draft.
  await aSecond();
  await editor.rest('POST', `/wp/v2/pages/${first}`, { content: text('Uno di nuovo') });
  expect((await listed(editor))[0]).toEqual({ id: first, kept_draft: false });
  await aSecond();
  await editor.rest('POST', `/wp/v2/pages/${third}`, { content: text('Tre, l’ultima volta') });
  expect((await listed(editor)).map(({ id }) => id)).toEqual([third, first, second]);
});

it('visitors are told of no drafts', async () => {
  const pages = await wordPress.json<object[]>('/wp-json/wp/v2/pages?orderby=worked_on');
  expect(pages.length).toBeGreaterThan(0);
  for (const page of pages) expect(page).not.toHaveProperty('kept_draft');
});

it('lists only what is not online as it is meant to be, drafts of who asks included', async () => {
  const made = async (title: string, status: string, more: object = {}) =>
    newPage(editor, { title, content: text(title), status, ...more });
  const online = await made('In linea', 'publish');
  const draft = await made('In bozza', 'draft');
  const scheduled = await made('Per domani', 'future', { date_gmt: '2036-01-01T08:00:00' });
  const planned = await made('Con un piano', 'publish');
  await editor.rest('POST', `/msr/v1/planned/${planned}`, {
    content: text('Dopo'),
    date_gmt: '2036-01-01T08:00:00',
  });
  await aSecond();
  const kept = await made('Con una bozza', 'publish');
  await aSecond();
  await keepDraft(kept);
  const all = [online, draft, scheduled, planned, kept];
  const idsOf = async (session: Session, query: string) => {
    const status = 'status=publish,future,draft';
    const answer = await session.rest(
      'GET',
      `/wp/v2/pages?context=edit&per_page=100&${status}&_fields=id&to_publish=1&${query}`,
    );
    const listed = (await answer.json()) as { id: number }[];
    return listed.map(({ id }) => id).filter((id) => all.includes(id));
  };
  const mine = await idsOf(editor, 'orderby=worked_on');
  expect(new Set(mine)).toEqual(new Set([draft, scheduled, planned, kept]));
  const others = await idsOf(admin, 'orderby=worked_on');
  expect(new Set(others)).toEqual(new Set([draft, scheduled, planned]));
  expect(await idsOf(editor, 'search=Con un piano')).toEqual([planned]);
  // To visitors the word means nothing.
  const visitors = await wordPress.json<{ id: number }[]>(
    '/wp-json/wp/v2/pages?to_publish=1&per_page=100&orderby=date&order=desc&_fields=id',
  );
  expect(visitors.map(({ id }) => id)).toContain(online);
});

it('what was kept beside a page that went to the trash is what comes back of it', async () => {
  const id = await newPage(editor, { title: 'Uno', content: text('Online') });
  await aSecond();
  await keepDraft(id);
  await editor.rest('DELETE', `/wp/v2/pages/${id}`);
  await editor.rest('POST', `/wp/v2/pages/${id}`, { status: 'draft' });
  const answer = await editor.rest('GET', `/wp/v2/pages/${id}?context=edit`);
  expect((await answer.json()) as object).toMatchObject({
    ...{ status: 'draft', content: { raw: text('Bozza') } },
  });
  const versions = await editor.rest('GET', `/wp/v2/pages/${id}/revisions?context=edit`);
  const contents = ((await versions.json()) as { content: { raw: string } }[]).map(
    ({ content }) => content.raw,
  );
  expect(contents).toContain(text('Online'));
  // Without a draft it comes back as it was.
  const other = await newPage(editor, { title: 'Due', content: text('Online') });
  await editor.rest('DELETE', `/wp/v2/pages/${other}`);
  const restored = await editor.rest('POST', `/wp/v2/pages/${other}`, { status: 'draft' });
  expect((await restored.json()) as object).toMatchObject({ content: { raw: text('Online') } });
});
