import { describe, expect, it } from 'vitest';
import { itemAt, newPage, tree } from '../support/wordpress-items.ts';
import { editor, wordPress } from '../support/wordpress-with-editor.ts';

const slug = (path: string) => itemAt(wordPress, path);
const text = (title: string) => tree({ id: 'a', component: 'TextBlock', props: { title } });

/** A form of wp-admin: what stands in it, and how it is sent with other values. */
async function form(path: string) {
  const answer = await wordPress.get(path, { headers: { cookie: editor.cookie } });
  const html = await answer.text();
  const held = (name: string) =>
    new RegExp(`name="${name.replace(/[[\]]/g, '\\$&')}" value="([^"]*)"`).exec(html)?.[1] ?? '';
  const nonce = /id="_wpnonce" name="_wpnonce" value="(\w+)"/.exec(html)?.[1] ?? '';
  const id = /id='post_ID' name='post_ID' value='(\d+)'/.exec(html)?.[1] ?? '';
  const send = (values: Record<string, string>) =>
    wordPress.get('/wp-admin/post.php', {
      method: 'POST',
      headers: { cookie: editor.cookie },
      body: new URLSearchParams({
        ...{ _wpnonce: nonce, action: 'editpost', originalaction: 'editpost', post_ID: id },
        ...{ post_type: 'page', energy_site_boxes: held('energy_site_boxes') },
        ...values,
      }),
    });
  return { id: Number(id), held, send };
}

it('a new page begins without the search-engine data of the home page', async () => {
  await editor.rest('POST', '/msr/v1/seo', { path: '/', title: 'La home', description: 'Di casa' });
  const fresh = await form('/wp-admin/post-new.php?post_type=page');
  expect(fresh.held('energy_site_seo[title]')).toBe('');
  const home = (await slug('/')) as { ID: number };
  const own = await form(`/wp-admin/post.php?post=${home.ID}&action=edit`);
  expect(own.held('energy_site_seo[title]')).toBe('La home');
});

it('a planned page keeps the search-engine data it is given', async () => {
  const date = '2099-01-01T09:00:00';
  const fields = { title: 'Domani', slug: 'domani', content: text('Uno'), status: 'future', date };
  const id = await newPage(editor, fields);
  const edit = await form(`/wp-admin/post.php?post=${id}&action=edit`);
  const answer = await edit.send({
    ...{ post_title: 'Domani', post_name: 'domani', post_status: 'future', save: 'Update' },
    ...{ 'energy_site_seo[title]': 'Domani si parte', aa: '2099', mm: '01', jj: '01', hh: '09' },
    ...{ mn: '00', ss: '00', hidden_aa: '2099', hidden_mm: '01', hidden_jj: '01' },
  });
  expect(answer.status).toBe(302);
  const after = await form(`/wp-admin/post.php?post=${id}&action=edit`);
  expect(after.held('energy_site_seo[title]')).toBe('Domani si parte');
  // No visitor may know it before.
  const asked = await wordPress.json<{ title: string }>('/wp-json/msr/v1/seo?path=/domani');
  expect(asked.title).toBe('');
});

it('a draft without a name keeps its search-engine data, and brings it along when it goes live', async () => {
  const fresh = await form('/wp-admin/post-new.php?post_type=page');
  const title = 'Un \\ giorno';
  const sent = { post_title: 'Un giorno', post_status: 'draft', save: 'Save Draft' };
  await fresh.send({ ...sent, 'energy_site_seo[title]': title });
  const again = await form(`/wp-admin/post.php?post=${fresh.id}&action=edit`);
  expect(again.held('energy_site_seo[title]')).toBe(title);
  // No visitor may know it before.
  const asked = await wordPress.json<{ title: string }>('/wp-json/msr/v1/seo?path=/un-giorno');
  expect(asked.title).toBe('');
  await editor.rest('POST', `/wp/v2/pages/${fresh.id}`, { status: 'publish', slug: 'un-giorno' });
  expect((await slug('/un-giorno')).seo).toMatchObject({ title });
});

it('a page that is taken back to a draft in the builder keeps its search-engine data', async () => {
  const id = await newPage(editor, { title: 'Ritirata', slug: 'ritirata', content: text('Uno') });
  await editor.rest('POST', '/msr/v1/seo', { path: '/ritirata', title: 'Di prima' });
  await editor.rest('POST', `/wp/v2/pages/${id}`, { status: 'draft' });
  const edit = await form(`/wp-admin/post.php?post=${id}&action=edit`);
  expect(edit.held('energy_site_seo[title]')).toBe('Di prima');
});

it('a draft by the name of a published page leaves the search-engine data of that page alone', async () => {
  const named = { title: 'Doppia', slug: 'doppia', content: text('Uno') };
  const draft = await newPage(editor, named);
  await editor.rest('POST', `/wp/v2/pages/${draft}`, { status: 'draft', slug: 'altra' });
  await newPage(editor, named);
  await editor.rest('POST', '/msr/v1/seo', { path: '/doppia', title: 'Della pubblica' });
  const edit = await form(`/wp-admin/post.php?post=${draft}&action=edit`);
  expect(edit.held('energy_site_seo[title]')).toBe('');
  const sent = { post_title: 'Doppia', post_name: 'doppia', post_status: 'draft', save: 'Save' };
  await edit.send({ ...sent, 'energy_site_seo[title]': 'Della bozza' });
  expect((await slug('/doppia')).seo).toMatchObject({ title: 'Della pubblica' });
});

it('an old page that comes back from the trash does not stand in the way of its successor', async () => {
  const old = await newPage(editor, { title: 'Promo', slug: 'promo', content: text('Vecchia') });
  await editor.rest('DELETE', `/wp/v2/pages/${old}`);
  const asked = '/msr/v1/slug/it/?slug=/promo&preview=1';
  const missing = await editor.rest('GET', asked);
  expect([missing.status, await missing.json()]).toMatchObject([404, { trashed: 'Promo' }]);
  const visitor = await wordPress.get(`/wp-json${asked}`);
  expect(await visitor.json()).not.toHaveProperty('trashed');
  const next = await newPage(editor, { title: 'Promo', slug: 'promo', content: text('Nuova') });
  const answer = await editor.rest('POST', `/wp/v2/pages/${old}`, { status: 'draft' });
  expect(((await answer.json()) as { slug: string }).slug).toBe('promo-2');
  expect(await slug('/promo')).toMatchObject({ ID: next, post_content: text('Nuova') });
  const read = await editor.rest('GET', '/msr/v1/slug/it/?slug=/promo-2&preview=1');
  expect(await read.json()).toMatchObject({ ID: old, post_content: text('Vecchia') });
  // Where nobody took its name, it has that again.
  await editor.rest('DELETE', `/wp/v2/pages/${old}?force=true`);
  await editor.rest('DELETE', `/wp/v2/pages/${next}`);
  const again = await editor.rest('POST', `/wp/v2/pages/${next}`, { status: 'draft' });
  expect(((await again.json()) as { slug: string }).slug).toBe('promo');
});

it('the original of a page is kept at its first change, though a draft stood beside it', async () => {
  const id = await newPage(editor, { title: 'Prima', slug: 'prima', content: text('Originale') });
  const revisions = async () =>
    (await (await editor.rest('GET', `/wp/v2/pages/${id}/revisions?context=edit`)).json()) as {
      id: number;
      slug: string;
      content: { raw: string };
    }[];
  // As an imported page is: WordPress kept nothing of it yet.
  for (const { id: revision } of await revisions()) {
    await editor.rest('DELETE', `/wp/v2/pages/${id}/revisions/${revision}?force=true`);
  }
  await editor.rest('POST', `/wp/v2/pages/${id}/autosaves`, { content: text('Bozza') });
  await editor.rest('POST', `/wp/v2/pages/${id}`, { content: text('Nuova') });
  const kept = (await revisions()).map(({ content }) => content.raw);
  expect(kept).toContain(text('Originale'));
});

it('a draft that goes online from wp-admin says so at its version', async () => {
  const id = await newPage(editor, { title: 'Da qui', content: text('Uno'), status: 'draft' });
  await editor.rest('POST', `/wp/v2/pages/${id}`, { content: text('Due') });
  const edit = await form(`/wp-admin/post.php?post=${id}&action=edit`);
  const sent = { post_title: 'Da qui', post_status: 'publish', publish: 'Publish' };
  expect((await edit.send(sent)).status).toBe(302);
  const answer = await editor.rest('GET', `/wp/v2/pages/${id}/revisions?context=edit`);
  const [newest, original] = (await answer.json()) as { public_since: string }[];
  expect(newest?.public_since).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(original?.public_since).toBe('');
});

describe('the news and events of the home page', () => {
  interface Chosen {
    in_home_news_events: { ID: number; post_type: string }[];
  }
  const chosen = async () =>
    (await wordPress.json<Chosen>('/wp-json/gse/v1/settings/it')).in_home_news_events;

  /** What ticked boxes of the page «Sito» send. */
  async function saveSettings(): Promise<void> {
    const headers = { cookie: editor.cookie };
    const page = await wordPress.get('/wp-admin/admin.php?page=energy-site', { headers });
    const html = await page.text();
    const nonce = /name="energy_site_fields_nonce" value="(\w+)"/.exec(html)?.[1] ?? '';
    const name = 'energy_site_fields[in_home_news_events][]';
    const body = new URLSearchParams({
      ...{ action: 'energy_site_settings', energy_site_fields_nonce: nonce },
      // The form says so itself, lest no tick mean no change.
      [name]: '',
    });
    for (const [tag] of html.matchAll(/<input type="checkbox"[^>]*>/g)) {
      const value = /value="(\d+)"/.exec(tag)?.[1];
      if (value && tag.includes(`name="${name}"`) && / checked/.test(tag)) body.append(name, value);
    }
    const target = '/wp-admin/admin-post.php';
    expect((await wordPress.get(target, { method: 'POST', headers, body })).status).toBe(302);
  }

  it('stay as they were chosen when «Sito» is saved, though one is not on its list', async () => {
    const before = await chosen();
    expect(before).toHaveLength(2);
    const turned = before.slice().reverse();
    // As they are answered, so they may be sent.
    await editor.rest('POST', '/gse/v1/settings/it', { in_home_news_events: turned });
    const [{ ID, post_type } = { ID: 0, post_type: '' }] = turned;
    // The list is of what is published: a draft is as far from it as the hundred-and-first.
    await editor.rest('POST', `/wp/v2/${post_type}/${ID}`, { status: 'draft' });
    await saveSettings();
    expect(await chosen()).toEqual(turned.slice(1));
    await editor.rest('POST', `/wp/v2/${post_type}/${ID}`, { status: 'publish' });
    expect(await chosen()).toEqual(turned);
  });
});

it('categories chosen in an order stay in it when the form of the page is saved again', async () => {
  const term = async (name: string) => {
    const made = await editor.rest('POST', '/wp/v2/faq_category', { name });
    return ((await made.json()) as { id: number }).id;
  };
  const [first, second] = [await term('Zeta'), await term('Alfa')];
  const id = await newPage(editor, { title: 'Domande', slug: 'domande', content: '' });
  const headers = { cookie: editor.cookie };
  const name = 'energy_site_fields[associazione_faq][]';
  const open = async () => {
    const answer = await wordPress.get(`/wp-admin/post.php?post=${id}&action=edit`, { headers });
    return answer.text();
  };
  const nonce = (html: string, field: string) =>
    new RegExp(`name="${field}" value="(\\w+)"`).exec(html)?.[1] ?? '';
  const save = async (html: string, chosen: readonly string[]) => {
    const body = new URLSearchParams({
      ...{ _wpnonce: nonce(html, '_wpnonce'), action: 'editpost', post_ID: String(id) },
      energy_site_fields_nonce: nonce(html, 'energy_site_fields_nonce'),
    });
    for (const value of ['', ...chosen]) body.append(name, value);
    await wordPress.get('/wp-admin/post.php', { method: 'POST', headers, body });
    const { acf } = await slug('/domande');
    return acf.associazione_faq.map((chosenTerm: { name: string }) => chosenTerm.name);
  };
  expect(await save(await open(), [String(first), String(second)])).toEqual(['Zeta', 'Alfa']);
  const html = await open();
  const ticked = [...html.matchAll(/<input type="checkbox"[^>]*>/g)].flatMap(([tag]) =>
    tag.includes(`name="${name}"`) && / checked/.test(tag)
      ? (/value="(\d+)"/.exec(tag)?.[1] ?? [])
      : [],
  );
  expect(await save(html, ticked)).toEqual(['Zeta', 'Alfa']);
});
