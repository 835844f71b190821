import { serializeDocument } from '@renderer/document/serialize.ts';
import { afterEach, expect, it } from 'vitest';
import { fingerprint } from '../cms/fingerprint.ts';
import { bootstrapFor, type CmsRequest, startCms } from '../test-support/cms-server.ts';
import { node, page } from '../test-support/document.ts';
import { replaceInItem } from './replace-in-item.ts';

let stop: (() => void) | undefined;
afterEach(() => stop?.());

const of = (title: string) =>
  serializeDocument(page(node('a', { component: 'TextBlock', props: { title } })));

interface Stored {
  title?: string;
  status?: string;
  draft?: string;
  base?: string;
  planned?: object | null;
}

/** Replaces «luce» by «gas» in what is stored; what became of it, and what was sent. */
async function replaced(
  { title = 'La luce', status = 'publish', draft = '', base = '', planned = null }: Stored,
  { online = false, pattern = false } = {},
) {
  const content = of(title);
  const server = await startCms(({ method, path, body }) => {
    if (path === '/nonce') return { body: 'abcdef1234' };
    if (path.includes('/msr/v1/draft/')) return { body: { content: draft, base } };
    if (path.includes('/autosaves')) return { body: { parent: 9, content: { raw: body.content } } };
    const saved = method === 'POST' ? String(body.content) : content;
    return { body: { id: 9, status, planned, content: { raw: saved } } };
  });
  stop = server.stop;
  const { config } = bootstrapFor(server.origin);
  const sought = { text: 'luce', by: 'gas' };
  const outcome = await replaceInItem(
    { id: 9, restBase: 'pages', pattern },
    { config, sought, online },
  );
  const posts = () => server.requests.filter(({ method }) => method === 'POST');
  const sent = posts();
  /** What is sent to have it as it was. */
  const back = async () => {
    if ('takeBack' in outcome) await outcome.takeBack?.();
    return posts().slice(sent.length);
  };
  return { outcome, sent, content, back };
}

const titleIn = ({ body }: CmsRequest) =>
  (JSON.parse(String(body.content)) as { nodes: { a: { props: object } } }).nodes.a.props;

it('of a published page a draft is kept, out of the one there is', async () => {
  const draft = of('Tutta la luce');
  const { outcome, sent, content } = await replaced({ draft });
  expect(outcome).toMatchObject({ kind: 'draft', count: 1, locked: 0 });
  expect(sent).toHaveLength(1);
  expect(sent[0]?.path).toContain('/wp/v2/pages/9/autosaves');
  expect(sent[0]?.body).toMatchObject({
    expected_content: fingerprint(content),
    expected_draft: fingerprint(draft),
    expected_status: 'publish',
  });
  expect(sent.map(titleIn)).toEqual([{ title: 'Tutta la gas' }]);
});

it('online the page itself is saved, as long as it is what was read', async () => {
  const { outcome, sent, content } = await replaced({}, { online: true });
  expect(outcome).toMatchObject({ kind: 'online', count: 1, locked: 0 });
  expect(sent[0]?.path).toMatch(/\/wp\/v2\/pages\/9$/);
  expect(sent[0]?.body).toMatchObject({
    expected_content: fingerprint(content),
    ...{ expected_draft: '', expected_status: 'publish' },
  });
  expect(sent.map(titleIn)).toEqual([{ title: 'La gas' }]);
});

it('a page that is not published is saved as it is, whatever was chosen', async () => {
  for (const online of [true, false]) {
    const { outcome, sent } = await replaced({ status: 'draft' }, { online });
    expect(outcome).toMatchObject({ kind: 'draft' });
    expect(sent[0]?.body.status).toBeUndefined();
    expect(sent[0]?.path).toMatch(/\/wp\/v2\/pages\/9$/);
  }
});

it('nothing is sent of what has to be decided by a person', async () => {
  const planned = { id: 'p', content: of('x'), base: of('y'), date_gmt: '2027-01-01T00:00:00' };
  for (const [stored, options, why] of [
    [{ draft: of('La luce') }, { online: true }, /bozza/],
    [{ planned }, { online: true }, /modifiche programmate/],
    [{ planned: { ...planned, returns: true } }, { online: true }, /ripristino programmato/],
    [{}, { pattern: true }, /blocchi condivisi/],
    [{ title: 'LUCE' }, {}, /altro modo/],
    [{ draft: of('Il gas') }, {}, /bozza non pubblicata è già cambiato/],
    [{ draft: of('Tutta la luce'), base: of('Luce') }, {}, /^Ne hai una bozza non pubblicata/],
  ] as const) {
    const { outcome, sent } = await replaced(stored, options);
    expect(outcome).toEqual({ kind: 'left', why: expect.stringMatching(why) });
    expect(sent).toEqual([]);
  }
});

it('it is had as it was, as long as it is what was made of it', async () => {
  const online = await replaced({}, { online: true });
  const [saved] = await online.back();
  expect(saved?.path).toMatch(/\/wp\/v2\/pages\/9$/);
  expect(saved?.body).toMatchObject({
    content: online.content,
    expected_content: fingerprint(String(online.sent[0]?.body.content)),
    ...{ expected_draft: '', expected_status: 'publish' },
  });

  const draft = of('Tutta la luce');
  const kept = await replaced({ draft });
  const [again] = await kept.back();
  expect(again?.path).toContain('/wp/v2/pages/9/autosaves');
  expect(again?.body).toMatchObject({
    content: draft,
    expected_content: fingerprint(kept.content),
    expected_draft: fingerprint(String(kept.sent[0]?.body.content)),
  });

  const made = await replaced({});
  const [dropped] = await made.back();
  expect(dropped?.path).toContain('/msr/v1/preview/9');
  expect(dropped?.body).toMatchObject({
    without_draft: true,
    expected_draft: fingerprint(String(made.sent[0]?.body.content)),
  });
});

it('a shared block is saved where pages show it', async () => {
  const { outcome, sent } = await replaced({}, { online: true, pattern: true });
  expect(outcome).toMatchObject({ kind: 'online' });
  expect(sent[0]?.body).not.toHaveProperty('expected_draft');
});
