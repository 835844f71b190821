import { serializeDocument } from '@renderer/document/serialize.ts';
import { afterEach, expect, it } from 'vitest';
import { createSession } from '../session.ts';
import { bootstrapFor, startCms } from '../test-support/cms-server.ts';
import { node, page } from '../test-support/document.ts';

let stop: (() => void) | undefined;
afterEach(() => stop?.());

const price = (title: string) => serializeDocument(page(node('p', { props: { title } })));

/** A page with a shared block, in a CMS where others change it. */
async function open() {
  const wordpress = { pattern: price('Vecchio prezzo'), isThere: true, isDown: false };
  const server = await startCms(({ path }) => {
    if (path === '/nonce') return { body: 'abcdef1234' };
    if (wordpress.isDown) return { status: 500 };
    const row = { id: 5, title: { raw: 'Fascia' }, content: { raw: wordpress.pattern } };
    return { body: wordpress.isThere ? [row] : [] };
  });
  stop = server.stop;
  const reference = node('r', { component: 'SyncedPattern', props: { patternId: 5 } });
  const session = createSession(bootstrapFor(server.origin, serializeDocument(page(reference))));
  await session.patterns.reload(5);
  expect(session.patterns.get(5)?.state).toBe('ready');
  const titles = () => [...session.store.getState().nodes.values()].map(({ props }) => props.title);
  return { wordpress, titles, ...session };
}

it('a shared block is made ordinary blocks as it is by now', async () => {
  const { wordpress, titles, actions } = await open();
  wordpress.pattern = price('Nuovo prezzo');
  await actions.detach('r');
  expect(titles()).toContain('Nuovo prezzo');
  expect(titles()).not.toContain('Vecchio prezzo');
});

it('a shared block is opened as it is by now', async () => {
  const { wordpress, actions, ui } = await open();
  wordpress.pattern = price('Nuovo prezzo');
  await actions.editShared('r');
  const nodes = ui.getState().shared?.store.getState().nodes;
  expect([...(nodes?.values() ?? [])].map(({ props }) => props.title)).toContain('Nuovo prezzo');
});

it('a shared block that cannot be read stays one, and says so', async () => {
  const { wordpress, actions, ui, store } = await open();
  wordpress.isDown = true;
  await actions.detach('r');
  expect(store.getState().nodes.has('r')).toBe(true);
  expect(ui.getState().info).toContain('non si è letto');
  Object.assign(wordpress, { isDown: false, isThere: false });
  await actions.editShared('r');
  expect(ui.getState().info).toContain('non esiste più');
});
