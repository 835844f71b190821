import { parseDocument } from '@renderer/document/parse.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCmsClient } from '../cms/cms-client.ts';
import { isDirty } from '../store/state.ts';
import {
  bootstrapFor,
  type CmsAnswer,
  type CmsRequest,
  startCms,
} from '../test-support/cms-server.ts';
import { node, openStore, page } from '../test-support/document.ts';
import { save } from './save.ts';
import { setProp } from './set-prop.ts';

type Answers = (request: CmsRequest) => CmsAnswer;

const NONCE = { body: 'abcdef1234' };
const SAVED = { body: { id: 7, status: 'draft', modified_gmt: '2026-03-12T10:00:00' } };
const working: Answers = ({ path }) => (path === '/nonce' ? NONCE : SAVED);

let stop: (() => void) | undefined;
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  stop?.();
});

async function open(answers: Answers, nodes = page(node('a', { props: { title: 'Luce' } }))) {
  const cmsServer = await startCms(answers);
  stop = cmsServer.stop;
  const store = openStore(nodes);
  setProp(store, { id: 'a', name: 'title', value: 'Gas' });
  return { store, cms: createCmsClient(bootstrapFor(cmsServer.origin)), ...cmsServer };
}

describe('saving (spec 4.7)', () => {
  it('sets isSaving true and savingError false while it lasts', async () => {
    const { store, cms } = await open(working);
    store.setState(({ meta }) => ({ meta: { ...meta, savingError: true } }));
    const saving = save(store, { cms });
    expect(store.getState().meta).toMatchObject({ isSaving: true, savingError: false });
    await saving;
    expect(store.getState().meta).toMatchObject({ isSaving: false, saved: true });
  });

  it('fetches a nonce first, then sends the content as JSON of the whole document', async () => {
    const { store, cms, requests } = await open(working);
    await save(store, { cms });
    expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /nonce',
      'POST /wp-json/wp/v2/pages/7',
    ]);
    expect(requests[1]?.nonce).toBe('abcdef1234');
    const { content, status } = requests[1]?.body ?? {};
    expect(parseDocument(String(content)).nodes.get('a')?.props.title).toBe('Gas');
    expect(status).toBeUndefined();
  });

  it('stores when it saved and what, and after 2000 ms shows nothing any more', async () => {
    const { store, cms } = await open(working);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const before = Date.now();
    await save(store, { cms });
    const { lastSavedAt, savedNodes } = store.getState().meta;
    expect(lastSavedAt).toBeGreaterThanOrEqual(before);
    expect(JSON.parse(savedNodes).a.props).toEqual({ title: 'Gas' });
    expect(store.getState().meta).toMatchObject({ saved: true, isSaving: false });
    vi.advanceTimersByTime(1999);
    expect(store.getState().meta.saved).toBe(true);
    vi.advanceTimersByTime(1);
    expect(store.getState().meta).toMatchObject({
      isSaving: false,
      savingError: false,
      saved: false,
    });
  });

  it('is not ended by the timer of the save before it', async () => {
    const { store, cms } = await open(working);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await save(store, { cms });
    vi.advanceTimersByTime(1500);
    const second = save(store, { cms });
    vi.advanceTimersByTime(1000);
    expect(store.getState().meta.isSaving).toBe(true);
    await second;
  });

  it('leaves unsaved what was edited in the meantime', async () => {
    const { store, cms } = await open(working);
    const saving = save(store, { cms });
    setProp(store, { id: 'a', name: 'title', value: 'Fibra' });
    await saving;
    expect(isDirty(store.getState())).toBe(true);
    await save(store, { cms });
    expect(isDirty(store.getState())).toBe(false);
  });

  it('sends nothing that could not be read back, and says what to do', async () => {
    // What takes up a megabyte here is written in six characters each.
    const html = '<'.repeat(1024 * 1024);
    const { store, cms, requests } = await open(working, page(node('a', { props: { html } })));
    const result = await save(store, { cms });
    expect(result).toMatchObject({ ok: false, failure: { kind: 'refused' } });
    expect(result).toHaveProperty('failure.message', expect.stringContaining('supera i 5 MB'));
    expect(result).not.toHaveProperty('sent.content');
    expect(requests.map(({ method }) => method)).toEqual(['GET']);
    expect(isDirty(store.getState())).toBe(true);
  });

  it('publishes with a status', async () => {
    const { store, cms, requests } = await open(working);
    const result = await save(store, { cms, status: 'publish' });
    expect(requests[1]?.body.status).toBe('publish');
    expect(result).toMatchObject({
      ok: true,
      page: { status: 'draft', modified: '2026-03-12T10:00:00' },
    });
  });

  it('removes productsData from every tab node, whatever its case, in what is sent alone', async () => {
    const props = { tabId: 'luce', productsData: [{ id: 1 }] };
    const { store, cms, requests } = await open(
      working,
      page(
        node('a'),
        node('tab', { component: 'ProductPageTabContent', props }),
        node('old', { component: 'productpagetabcontent', props }),
        node('other', { props }),
      ),
    );
    await save(store, { cms });
    const sent = parseDocument(String(requests[1]?.body.content)).nodes;
    expect(sent.get('tab')?.props).toEqual({ tabId: 'luce' });
    expect(sent.get('old')?.props).toEqual({ tabId: 'luce' });
    expect(sent.get('other')?.props).toEqual(props);
    expect(store.getState().nodes.get('tab')?.props).toEqual(props);
  });

  it('proceeds when removing it fails, and logs that', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = { toString: () => 'x' } as unknown as string;
    const { store, cms, requests } = await open(
      working,
      page(node('a'), node('odd', { component: broken })),
    );
    const result = await save(store, { cms });
    expect(result.ok).toBe(true);
    expect(error).toHaveBeenCalledWith('Error while saving pageBuilderData', expect.anything());
    expect(requests).toHaveLength(2);
  });

  it('notes the versions of the blocks it holds', async () => {
    const { store, cms, requests } = await open(working);
    await save(store, { cms });
    expect(JSON.parse(String(requests[1]?.body.content)).versions).toEqual({ textblock: 1 });
  });
});

describe('a save that fails', () => {
  const failed = { isSaving: false, savingError: true, saved: false };

  it('sets savingError and keeps the work', async () => {
    const { store, cms } = await open(({ path }) => (path === '/nonce' ? NONCE : { status: 500 }));
    const result = await save(store, { cms });
    expect(store.getState().meta).toMatchObject(failed);
    expect(isDirty(store.getState())).toBe(true);
    expect(result).toMatchObject({ ok: false, failure: { kind: 'refused' } });
  });

  it('because the nonce has expired renews it once and succeeds', async () => {
    let nonces = 0;
    const { store, cms, requests } = await open(({ path, nonce }) => {
      if (path === '/nonce') {
        nonces += 1;
        return { body: `nonce0000${nonces}` };
      }
      return nonce === 'nonce00002'
        ? SAVED
        : { status: 403, body: { code: 'rest_cookie_invalid_nonce' } };
    });
    expect(await save(store, { cms })).toMatchObject({ ok: true });
    expect(requests).toHaveLength(4);
  });

  it.each([
    ['a 400 with the body 0', { status: 400, body: '0' }],
    ['a 401', { status: 401, body: '' }],
    ['the login page', { status: 200, body: '<!doctype html>' }],
  ])('because of a lost login (%s) says so and loses nothing', async (_how, answer) => {
    const { store, cms, requests } = await open(() => answer);
    const result = await save(store, { cms });
    expect(result).toMatchObject({ ok: false, failure: { kind: 'logged-out' } });
    expect(store.getState().meta).toMatchObject(failed);
    expect(store.getState().nodes.get('a')?.props.title).toBe('Gas');
    expect(requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('because the server cannot be reached says so', async () => {
    const { store, cms, stop: disconnect } = await open(working);
    disconnect();
    const result = await save(store, { cms });
    expect(result).toMatchObject({ ok: false, failure: { kind: 'network' } });
    expect(store.getState().meta).toMatchObject(failed);
  });

  it('for want of permission does not try again', async () => {
    const { store, cms, requests } = await open(({ path }) =>
      path === '/nonce' ? NONCE : { status: 403, body: { code: 'rest_cannot_edit' } },
    );
    const result = await save(store, { cms });
    expect(result).toMatchObject({ ok: false, failure: { kind: 'forbidden' } });
    expect(requests).toHaveLength(2);
  });
});
