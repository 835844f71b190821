import { beforeAll, expect, it } from 'vitest';
import { fingerprint } from '../../builder/cms/fingerprint.ts';
import { type Session, TEST_PASSWORD } from '../support/wordpress.ts';
import { aSecond, newPage, newPattern } from '../support/wordpress-items.ts';
import { editor, wordPress } from '../support/wordpress-with-editor.ts';

let author: Session;
beforeAll(async () => {
  author = await wordPress.login('autore', TEST_PASSWORD);
});

/** A post that both may edit. */
async function newPost(): Promise<number> {
  const made = await author.rest('POST', '/wp/v2/posts', { title: 'Notizia' });
  return ((await made.json()) as { id: number }).id;
}

async function announce(session: Session, id: number, here: { tab: string; leave?: boolean }) {
  const answer = await session.rest('POST', `/msr/v1/presence/${id}`, here);
  return ((await answer.json()) as { others: { name: string; inWordPress?: boolean }[] }).others;
}

/** Opens WordPress's own screen, which takes the lock. */
const openScreen = async ({ cookie }: Session, id: number) => {
  const path = `/wp-admin/post.php?post=${id}&action=edit`;
  expect((await wordPress.get(path, { headers: { cookie } })).status).toBe(200);
};

it('who edits in WordPress is shown in the builder, and keeps the lock when that is left', async () => {
  const id = await newPost();
  await openScreen(author, id);
  for (const leave of [false, true, false]) {
    const others = await announce(editor, id, { tab: 'a', leave });
    expect(others).toEqual([expect.objectContaining({ inWordPress: true, self: false })]);
  }
});

it('who edits in the builder is shown once, and not as in WordPress', async () => {
  const id = await newPost();
  await announce(author, id, { tab: 'b' });
  const others = await announce(editor, id, { tab: 'a' });
  expect(others).toHaveLength(1);
  expect(others[0]?.inWordPress).toBeUndefined();
});

it('who leaves the builder leaves no lock behind', async () => {
  const id = await newPost();
  await announce(author, id, { tab: 'b' });
  await announce(author, id, { tab: 'b', leave: true });
  expect(await announce(editor, id, { tab: 'a' })).toEqual([]);
});

it('the builder is told whose login it is', async () => {
  const id = await newPost();
  const read = async (session: Session) => {
    const answer = await session.rest('POST', `/msr/v1/presence/${id}`, { tab: 'a' });
    return ((await answer.json()) as { user: { id: number; name: string } }).user;
  };
  const [own, other] = [await read(editor), await read(author)];
  expect(own.name).not.toBe('');
  expect(other.id).not.toBe(own.id);
});

it('the builder is told where the page is by now', async () => {
  const id = await newPage(editor, { title: 'Luce', slug: 'luce-presenze', content: '' });
  await editor.rest('POST', `/wp/v2/pages/${id}`, { slug: 'luce-e-gas' });
  const answer = await editor.rest('POST', `/msr/v1/presence/${id}`, { tab: 'a' });
  expect(((await answer.json()) as { path: string }).path).toBe('/luce-e-gas');
});

it('the builder is told of the reader’s own draft beside the page, as long as it is newer', async () => {
  const content = '<!-- wp:paragraph --><p>Luce</p><!-- /wp:paragraph -->';
  const id = await newPage(editor, { title: 'Luce', content, status: 'publish' });
  const told = async (session: Session) => {
    const answer = await session.rest('POST', `/msr/v1/presence/${id}`, { tab: 'a' });
    return (await answer.json()) as { draft: string; taken: string };
  };
  expect(await told(editor)).toMatchObject({ draft: '', taken: '' });
  await aSecond();
  const kept = await editor.rest('POST', `/wp/v2/pages/${id}/autosaves`, { content: 'Luce e gas' });
  const { content: stored } = (await kept.json()) as { content: { raw: string } };
  const draft = fingerprint(stored.raw);
  expect(await told(editor)).toMatchObject({ draft, taken: '' });
  // Gone on with, published with it in; and then without any.
  const next = { content: 'Luce e fibra', expected_draft: draft };
  const gone = await editor.rest('POST', `/wp/v2/pages/${id}/autosaves`, next);
  const last = fingerprint(((await gone.json()) as { content: { raw: string } }).content.raw);
  const publish = (fields: object) => editor.rest('POST', `/wp/v2/pages/${id}`, fields);
  await aSecond();
  expect((await publish({ content: 'Luce, gas e fibra', expected_draft: last })).status).toBe(200);
  expect(await told(editor)).toMatchObject({ draft: '', taken: `${draft} ${last}` });
  const fields = `/wp/v2/pages/${id}?context=edit&_fields=taken_draft`;
  expect(await (await editor.rest('GET', fields)).json()).toEqual({
    taken_draft: `${draft} ${last}`,
  });
  await publish({ content: 'Luce e fibra', expected_draft: '' });
  expect(await told(editor)).toMatchObject({ draft: '', taken: '' });
});

it('the builder is told of what is planned, and of the page’s title', async () => {
  const content = '<!-- wp:paragraph --><p>Luce</p><!-- /wp:paragraph -->';
  const id = await newPage(editor, { title: 'Luce', content, status: 'publish' });
  const told = async () => {
    const answer = await editor.rest('POST', `/msr/v1/presence/${id}`, { tab: 'a' });
    return (await answer.json()) as { planned: string; title: string; status: string };
  };
  expect(await told()).toMatchObject({ planned: '', title: 'Luce', status: 'publish' });
  const planning = await editor.rest('POST', `/msr/v1/planned/${id}`, {
    ...{ content: content.replace('Luce', 'Gas'), date_gmt: '2036-01-01T08:00:00' },
  });
  const { planned } = (await planning.json()) as { planned: { id: string } };
  await editor.rest('POST', `/wp/v2/pages/${id}`, { title: 'Luce e gas' });
  expect(await told()).toMatchObject({ planned: planned.id, title: 'Luce e gas' });
});

it('the builder is told who saved last, of shared blocks too', async () => {
  const id = await newPattern(editor, '');
  const page = await newPage(editor, { title: 'Luce', content: '' });
  for (const item of [id, page]) {
    const answer = await editor.rest('POST', `/msr/v1/presence/${item}`, { tab: 'a' });
    expect(((await answer.json()) as { by: string }).by).not.toBe('');
  }
});
