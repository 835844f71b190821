import { createHmac } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Session,
  startTestWordPress,
  TEST_PASSWORD,
  type TestWordPress,
} from '../support/wordpress.ts';
import { itemAt, newPage, newPattern, referenceTo, tree } from '../support/wordpress-items.ts';

interface Message {
  body: string;
  signature: string;
  changes: Record<string, unknown>[];
}

const SECRET = 'a-secret-shared-with-the-site';
let wordPress: TestWordPress;
let admin: Session;
let editor: Session;
let site: Server;
const messages: Message[] = [];

beforeAll(async () => {
  site = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const { changes } = JSON.parse(body) as Message;
      messages.push({ body, changes, signature: String(request.headers['x-signature']) });
      response.end('{}');
    });
  }).listen(0, '127.0.0.1');
  const secretFile = path.join(tmpdir(), `secret-${process.pid}-${Math.random()}`);
  await writeFile(secretFile, SECRET, { mode: 0o600 });
  wordPress = await startTestWordPress({
    WEBHOOK_URL: `http://127.0.0.1:${(site.address() as AddressInfo).port}/hook`,
    WEBHOOK_SECRET_FILE: secretFile,
    RESET_EDITOR_PASSWORD: '1',
  });
  const { user, password } = wordPress.process.editor ?? { user: '', password: '' };
  admin = await wordPress.login(user, password);
  editor = await wordPress.login('redattore', TEST_PASSWORD);
});
afterAll(async () => {
  await wordPress?.close();
  site?.close();
});

const slug = (pagePath: string) => itemAt(wordPress, pagePath);

describe('the webhook', () => {
  beforeEach(async () => {
    await settled();
    messages.length = 0;
  });

  /** Messages follow the answer; a call that changes nothing waits behind whatever is under way. */
  async function settled(): Promise<void> {
    // Between two calls its process does what else it has to do.
    for (let call = 0; call < 3; call += 1) await wordPress.get('/wp-json/msr/v1/redirects');
    await new Promise((resolve) => setTimeout(resolve, 150));
  }

  const announced = () => messages.flatMap(({ changes }) => changes.map(({ path }) => path));

  it('tells of a save once, signed', async () => {
    const id = await newPage(editor, { title: 'Avviso', slug: 'avviso', content: 'x' });
    await settled();
    expect(messages).toHaveLength(1);
    const [message] = messages;
    expect(message?.changes).toEqual([{ id, type: 'page', status: 'publish', path: '/avviso' }]);
    const signature = createHmac('sha256', SECRET)
      .update(message?.body ?? '')
      .digest('hex');
    expect(message?.signature).toBe(`sha256=${signature}`);
    const { id: uuid, sentAt } = JSON.parse(message?.body ?? '{}');
    expect(uuid).toMatch(/^[\da-f-]{36}$/);
    expect(Math.abs(Date.now() - sentAt)).toBeLessThan(60_000);
  });

  it('tells the old path when a name changes, for the pages below too', async () => {
    const parent = await newPage(editor, { title: 'Sopra', slug: 'sopra', content: 'x' });
    const child = await newPage(editor, { title: 'Sotto', slug: 'sotto', parent, content: 'x' });
    await settled();
    messages.length = 0;
    await editor.rest('POST', `/wp/v2/pages/${parent}`, { slug: 'su' });
    await settled();
    const changes = messages.flatMap((message) => message.changes);
    expect(changes).toContainEqual({
      id: parent,
      type: 'page',
      status: 'publish',
      path: '/su',
      previousPath: '/sopra',
    });
    expect(changes).toContainEqual({
      id: child,
      type: 'page',
      status: 'publish',
      path: '/su/sotto',
      previousPath: '/sopra/sotto',
    });
  });

  it('tells of the pages below when what their breadcrumbs say of one changes', async () => {
    const parent = await newPage(editor, { title: 'Titolo', slug: 'titolo', content: 'x' });
    const middle = await newPage(editor, { title: 'Mezzo', slug: 'mezzo', parent, content: 'x' });
    await newPage(editor, { title: 'Fondo', slug: 'fondo', parent: middle, content: 'x' });
    const below = ['/titolo', '/titolo/mezzo', '/titolo/mezzo/fondo'];
    const changed: [object, string[]][] = [
      [{ title: 'Altro titolo' }, below],
      [{ content: 'y' }, ['/titolo']],
      [{ meta: { breadcrumb_unlinked: 'true' } }, below],
      [{ meta: { breadcrumb_unlinked: '' } }, below],
    ];
    for (const [fields, paths] of changed) {
      await settled();
      messages.length = 0;
      await editor.rest('POST', `/wp/v2/pages/${parent}`, fields);
      await settled();
      expect([fields, announced().sort()]).toEqual([fields, paths]);
    }
  });

  it('tells of the pages that name a changed category of FAQs, and of its FAQs', async () => {
    const [term] = await wordPress.json<{ id: number }[]>(
      '/wp-json/wp/v2/faq_category?slug=bollette',
    );
    await editor.rest('POST', `/wp/v2/faq_category/${term?.id}`, { slug: 'le-bollette' });
    await settled();
    expect(announced().sort()).toEqual(['/faq/leggere-la-bolletta', '/offerte/luce/luce-casa']);
  });

  it('tells of the list of services when a category comes, changes or goes that no guide has', async () => {
    const guides = { id: 0, type: 'guide', status: 'publish', path: '/guide' };
    const route = '/wp/v2/service_category';
    const made = await editor.rest('POST', route, { name: 'Nuova', slug: 'nuova' });
    const { id } = (await made.json()) as { id: number };
    await settled();
    expect(messages.flatMap(({ changes }) => changes)).toEqual([guides]);
    for (const [method, query] of [
      ['POST', ''],
      ['DELETE', '?force=true'],
    ] as const) {
      messages.length = 0;
      await editor.rest(method, `${route}/${id}${query}`, { name: 'Rinnovata' });
      await settled();
      expect(messages.flatMap(({ changes }) => changes)).toEqual([guides]);
    }
  });

  it('tells of the items of the categories below a changed one', async () => {
    const route = '/wp/v2/offers_category';
    const term = async (fields: object) =>
      ((await (await editor.rest('POST', route, fields)).json()) as { id: number }).id;
    const top = await term({ name: 'Cima' });
    const below = await term({ name: 'Sotto', parent: top });
    const fields = { title: 'In basso', slug: 'in-basso', content: 'x', offers_category: [below] };
    await newPage(editor, fields);
    await settled();
    messages.length = 0;
    await editor.rest('POST', `${route}/${top}`, { slug: 'vetta' });
    await settled();
    expect(announced()).toEqual(['/in-basso']);
  });

  it('tells the address whose search engine data changes, though no item stands there', async () => {
    await editor.rest('POST', '/msr/v1/seo', { path: '/cerca/', title: 'Cerca nel sito' });
    await settled();
    expect(messages.flatMap(({ changes }) => changes)).toEqual([
      { id: 0, type: 'seo', status: 'publish', path: '/cerca' },
    ]);
  });

  it('tells the path of what went to the trash, came back, and was deleted', async () => {
    const id = await newPage(editor, { title: 'Cestino', slug: 'cestino', content: 'x' });
    await settled();
    messages.length = 0;
    await editor.rest('DELETE', `/wp/v2/pages/${id}`);
    await settled();
    expect(messages.flatMap((message) => message.changes)).toEqual([
      { id, type: 'page', status: 'trash', path: '/cestino' },
    ]);
    messages.length = 0;
    const other = await newPage(editor, { title: 'Via', slug: 'via', content: 'x' });
    await editor.rest('DELETE', `/wp/v2/pages/${other}?force=true`);
    await settled();
    expect(messages.flatMap((message) => message.changes)).toContainEqual({
      id: other,
      type: 'page',
      status: 'deleted',
      path: '/via',
    });
  });

  it('names the published pages that show a synced pattern, when it changes and when it goes', async () => {
    const inner = await newPattern(editor, tree());
    const outer = await newPattern(editor, tree(referenceTo(inner)));
    const fields = { title: 'Usa', content: tree(referenceTo(outer)) };
    const shows = await newPage(editor, { ...fields, slug: 'usa-il-blocco' });
    await newPage(editor, { ...fields, slug: 'bozza-che-lo-usa', status: 'draft' });
    const change = { id: shows, type: 'page', status: 'publish', path: '/usa-il-blocco' };
    for (const step of ['POST', 'DELETE'] as const) {
      await settled();
      messages.length = 0;
      const content = tree({ id: 'b', component: 'Separator' });
      await editor.rest(step, `/wp/v2/pb-patterns/${inner}`, { content });
      await settled();
      expect(messages.flatMap(({ changes }) => changes)).toEqual([change]);
    }
  });

  it('tells of a page that is no longer public', async () => {
    const id = await newPage(editor, { title: 'Ritirata', slug: 'ritirata', content: 'x' });
    await settled();
    messages.length = 0;
    await editor.rest('POST', `/wp/v2/pages/${id}`, { status: 'draft' });
    await settled();
    expect(messages.flatMap((message) => message.changes)).toEqual([
      { id, type: 'page', status: 'draft', path: '/ritirata' },
    ]);
  });

  it('keeps quiet about drafts', async () => {
    const id = await newPage(editor, { title: 'Zitta', content: 'x', status: 'draft' });
    await editor.rest('POST', `/wp/v2/pages/${id}`, { content: 'y' });
    await settled();
    expect(messages).toEqual([]);
  });

  it('tells of changed terms, fields and settings', async () => {
    const { ID } = await slug('/offerte/gas-casa');
    const terms = await wordPress.json<{ id: number }[]>(
      '/wp-json/wp/v2/offers_category?slug=luce',
    );
    await editor.rest('POST', `/wp/v2/pages/${ID}`, { offers_category: [terms[0]?.id] });
    await settled();
    expect(messages.flatMap((message) => message.changes)).toEqual([
      { id: ID, type: 'page', status: 'publish', path: '/offerte/gas-casa' },
    ]);
    messages.length = 0;
    await admin.rest('POST', '/gse/v1/settings/it', { note: 'x' });
    await settled();
    expect(messages.flatMap((message) => message.changes)).toMatchObject([{ type: 'settings' }]);
    messages.length = 0;
    await admin.rest('POST', `/wp/v2/offers_category/${terms[0]?.id}`, { name: 'Luce!' });
    await settled();
    expect(messages.flatMap((message) => message.changes).map((change) => change.path)).toContain(
      '/offerte/luce/luce-casa',
    );
  });

  it('takes the search engine data along to a new path', async () => {
    const { ID } = await slug('/');
    await editor.rest('POST', `/wp/v2/pages/${ID}`, { title: 'Altra casa' });
    expect((await slug('/')).seo.title).toBe('Luce e gas');
  });
});
