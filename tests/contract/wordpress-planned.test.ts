import { expect, it } from 'vitest';
import { fingerprint } from '../../builder/cms/fingerprint.ts';
import {
  aSecond,
  itemAt,
  newPage,
  newPattern,
  referenceTo,
  tree,
} from '../support/wordpress-items.ts';
import { editor, wordPress } from '../support/wordpress-with-editor.ts';

const text = (title: string) =>
  tree({ id: 'a', component: 'TextBlock', props: { title: `${title} \\ & <b>` } });
const inSeconds = (seconds: number) =>
  new Date(Date.now() + seconds * 1000).toISOString().slice(0, 19);
const due = () => wordPress.json<{ published: number }>('/wp-json/msr/v1/due');

async function openPage(slug: string) {
  const id = await newPage(editor, { title: 'Prova', slug, content: text('Uno') });
  const planned = async () =>
    (
      (await (await editor.rest('GET', `/wp/v2/pages/${id}?context=edit`)).json()) as {
        planned: {
          id: string;
          content: string;
          base: string;
          by: string;
          missed: boolean;
          outdated: boolean;
          until_gmt: string;
          returns: boolean;
        } | null;
      }
    ).planned;
  const plan = (more: object = {}) =>
    editor.rest('POST', `/msr/v1/planned/${id}`, {
      ...{ content: text('Due'), date_gmt: inSeconds(3600), expected_planned: '' },
      ...{ expected_content: fingerprint(text('Uno')), expected_status: 'publish' },
      ...more,
    });
  const content = async () => (await itemAt(wordPress, `/${slug}`)).post_content;
  return { id, planned, plan, content };
}

it('planned changes go live at their moment, as a revision of who planned them', async () => {
  const { id, planned, plan, content } = await openPage('a-suo-tempo');
  await editor.rest('POST', `/wp/v2/pages/${id}/autosaves`, { content: text('Bozza') });
  expect((await plan()).status).toBe(200);
  expect(await planned()).toMatchObject({ content: text('Due'), base: text('Uno'), missed: false });
  // The draft that they were is given up, and who is not an editor sees nothing of them.
  expect(await (await editor.rest('GET', `/wp/v2/pages/${id}/autosaves`)).json()).toEqual([]);
  const seen = await (await wordPress.get(`/wp-json/wp/v2/pages/${id}`)).text();
  expect(seen + JSON.stringify(await itemAt(wordPress, '/a-suo-tempo'))).not.toContain('Due');
  expect(await due()).toEqual({ published: 0 });
  // One that is kept since stands beside them, also when they are planned anew.
  await aSecond();
  await editor.rest('POST', `/wp/v2/pages/${id}/autosaves`, { content: text('Altra bozza') });
  const expected_planned = (await planned())?.id;
  const anew = { date_gmt: inSeconds(8), expected_planned, expected_draft: '' };
  expect((await plan(anew)).status).toBe(200);
  const draftNow = async () => (await editor.rest('GET', `/msr/v1/draft/${id}`)).json();
  expect(await draftNow()).toEqual({ content: text('Altra bozza'), base: '' });
  await expect.poll(async () => (await due()).published, { timeout: 30_000 }).toBe(1);
  expect(await content()).toBe(text('Due'));
  expect(await planned()).toBeNull();
  const revisions = (await (
    await editor.rest('GET', `/wp/v2/pages/${id}/revisions?context=edit`)
  ).json()) as { author_name: string; content: { raw: string } }[];
  expect(revisions[0]).toMatchObject({ author_name: 'redattore', content: { raw: text('Due') } });
  expect(revisions.map((revision) => revision.content.raw)).toContain(text('Uno'));
  // The draft beside them is one still, and told with what it grew from, until it is kept anew.
  const route = `/msr/v1/slug/it/?slug=/a-suo-tempo&preview=1&id=${id}`;
  const opened = async () => (await (await editor.rest('GET', route)).json()) as object;
  const draft = { post_content: text('Altra bozza') };
  expect(await opened()).toMatchObject({ ...draft, stored_content: text('Uno') });
  expect(await draftNow()).toEqual({ content: text('Altra bozza'), base: text('Uno') });
  await aSecond();
  const kept = { content: text('Bozza unita'), expected_content: fingerprint(text('Due')) };
  expect((await editor.rest('POST', `/wp/v2/pages/${id}/autosaves`, kept)).status).toBe(200);
  const merged = { post_content: text('Bozza unita') };
  expect(await opened()).toMatchObject({ ...merged, stored_content: text('Due') });
  expect(await draftNow()).toEqual({ content: text('Bozza unita'), base: '' });
});

it('what was published meanwhile is not overwritten: the changes stay, and say so', async () => {
  const { id, planned, plan, content } = await openPage('cambiata-intanto');
  await plan({ date_gmt: inSeconds(8) });
  expect(await planned()).toMatchObject({ outdated: false });
  await editor.rest('POST', `/wp/v2/pages/${id}`, { content: text('Tre') });
  expect(await planned()).toMatchObject({ outdated: true });
  await expect
    .poll(async () => (await due()).published + Number((await planned())?.missed), {
      timeout: 30_000,
    })
    .toBe(1);
  expect(await content()).toBe(text('Tre'));
  expect(await planned()).toMatchObject({ content: text('Due'), base: text('Uno'), missed: true });
});

it('with an end, the way back is planned once they are online, and goes out like any plan', async () => {
  const back = await openPage('e-ritorno');
  const stays = await openPage('senza-ritorno');
  const date_gmt = inSeconds(8);
  // Its end has passed when the site asks for the second time.
  expect((await back.plan({ date_gmt, until_gmt: inSeconds(9) })).status).toBe(200);
  const until_gmt = inSeconds(3600);
  expect((await stays.plan({ date_gmt, until_gmt })).status).toBe(200);
  expect(await stays.planned()).toMatchObject({ until_gmt, returns: false });
  await expect
    .poll(async () => (await due()).published && (await back.content()), { timeout: 30_000 })
    .toBe(text('Due'));
  const way = { content: text('Uno'), base: text('Due'), until_gmt: '', returns: true };
  expect(await back.planned()).toMatchObject({ ...way, missed: false, by: 'redattore' });
  await expect.poll(async () => due().then(back.content), { timeout: 30_000 }).toBe(text('Uno'));
  expect(await back.planned()).toBeNull();

  const planned = await stays.planned();
  expect(planned).toMatchObject({ ...way, date_gmt: until_gmt, outdated: false });
  await editor.rest('POST', `/wp/v2/pages/${stays.id}`, { content: text('Tre') });
  expect(await stays.planned()).toMatchObject({ ...way, outdated: true });
  // Merged with what was published since, it is the way back still.
  const merged = { content: text('Uno e tre'), expected_content: fingerprint(text('Tre')) };
  const anew = { ...merged, date_gmt: until_gmt, expected_planned: planned?.id };
  expect((await stays.plan(anew)).status).toBe(200);
  expect(await stays.planned()).toMatchObject({ content: text('Uno e tre'), returns: true });
  const uses = await editor.rest('GET', '/msr/v1/where-used?text=Uno e tre');
  expect(await uses.json()).toMatchObject([{ id: stays.id, planned: true, returns: true }]);
});

it('planning over another content, another plan or another status is refused', async () => {
  const { id, planned, plan } = await openPage('rifiuti');
  expect((await plan({ expected_content: fingerprint(text('Altro')) })).status).toBe(409);
  expect((await plan({ date_gmt: inSeconds(-60) })).status).toBe(400);
  expect((await plan({ date_gmt: 'domani' })).status).toBe(400);
  const endless = await plan({ until_gmt: inSeconds(60) });
  expect([endless.status, await endless.json()]).toMatchObject([400, { code: 'planned_end' }]);
  expect(await planned()).toBeNull();
  expect((await plan()).status).toBe(200);
  expect((await plan({ content: text('Quattro') })).status).toBe(409);
  const known = await planned();
  expect(known?.content).toBe(text('Due'));
  const again = { content: text('Quattro'), expected_planned: known?.id };
  expect((await plan(again)).status).toBe(200);
  const forget = (expected_planned?: string) =>
    editor.rest('DELETE', `/msr/v1/planned/${id}`, { expected_planned });
  expect((await forget(known?.id)).status).toBe(409);
  expect((await forget((await planned())?.id)).status).toBe(200);
  expect(await planned()).toBeNull();
  await editor.rest('POST', `/wp/v2/pages/${id}`, { status: 'draft' });
  expect((await plan({ expected_status: undefined })).status).toBe(409);
});

it('the list of pages and "where is it used" know of planned changes', async () => {
  const { id, plan } = await openPage('si-vede');
  const pattern = await newPattern(editor, text('Condiviso'));
  const nodes = [
    { id: 'a', component: 'TextBlock', props: { title: 'Uno' } },
    { id: 'b', component: 'TextBlock', props: { title: 'Chiama 800 987 654' } },
  ];
  await plan({ content: tree(...nodes, referenceTo(pattern)) });
  const uses = async (query: string) =>
    (
      (await (await editor.rest('GET', `/msr/v1/where-used?${query}`)).json()) as {
        id: number;
        planned: boolean;
        nodes: { node: string }[];
      }[]
    )
      .filter((usage) => usage.id === id)
      .map(({ planned, nodes }) => [planned, nodes.map(({ node }) => node)]);
  expect(await uses('text=800 987 654')).toEqual([[true, ['b']]]);
  // What stands in the page already is said once.
  expect(await uses('component=TextBlock')).toEqual([
    [false, ['a']],
    [true, ['b']],
  ]);
  expect(await uses(`pattern=${pattern}`)).toEqual([[true, []]]);
  const fields =
    'id,date_gmt,planned.date_gmt,planned.until_gmt,planned.returns,planned.missed,planned.outdated';
  const rows = await editor.rest(
    'GET',
    `/wp/v2/pages?context=edit&include=${id}&_fields=${fields}`,
  );
  expect(await rows.json()).toEqual([
    {
      ...{ id, date_gmt: expect.any(String) },
      planned: {
        ...{ date_gmt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), missed: false, outdated: false },
        ...{ until_gmt: '', returns: false },
      },
    },
  ]);
});

it('is for who may publish the page', async () => {
  const { id } = await openPage('di-altri');
  const send = (method: string) =>
    wordPress.get(`/wp-json/msr/v1/planned/${id}`, {
      ...{ method, headers: { 'content-type': 'application/json' } },
      body: JSON.stringify({ content: text('Due'), date_gmt: inSeconds(3600) }),
    });
  expect((await send('POST')).status).toBe(401);
  expect((await send('DELETE')).status).toBe(401);
});

it('a preview shows what is planned where its link says so, and the page once nothing is', async () => {
  const { id, plan, planned } = await openPage('da-vedere');
  await plan();
  const linkTo = async (shows: object) => {
    const answer = await editor.rest('POST', `/msr/v1/preview/${id}`, shows);
    return ((await answer.json()) as { token: string }).token;
  };
  const answer = (token: string) =>
    wordPress.json<{ post_content: string; planned?: object }>(
      `/wp-json/msr/v1/slug/it/?slug=/da-vedere&token=${token}`,
    );
  const shown = async (token: string) => (await answer(token)).post_content;
  const [plain, token] = [await linkTo({}), await linkTo({ planned: true })];
  expect(await shown(plain)).toBe(text('Uno'));
  expect(await shown(token)).toBe(text('Due'));
  expect((await answer(plain)).planned).toBeUndefined();
  // Who planned it, and from what it grew, is nothing for whoever has the link.
  expect(Object.keys((await answer(token)).planned ?? {})).toEqual([
    'id',
    'date_gmt',
    'until_gmt',
    'returns',
    'missed',
  ]);
  const [page, user, end, signature] = plain.split('.');
  expect(await shown([page, user, end, 'planned', signature].join('.'))).toBe(text('Uno'));
  await editor.rest('DELETE', `/msr/v1/planned/${id}`, { expected_planned: (await planned())?.id });
  expect(await shown(token)).toBe(text('Uno'));
});
