import { serializeDocument } from '@renderer/document/serialize.ts';
import { afterEach, expect, it } from 'vitest';
import { createSession } from '../session.ts';
import { bootstrapFor, startCms } from '../test-support/cms-server.ts';
import { node, page } from '../test-support/document.ts';

let stop: (() => void) | undefined;
afterEach(() => stop?.());

/** A page in a CMS that is down until the test says so. */
async function open() {
  const wordpress = { isDown: true };
  const server = await startCms(({ path }) => {
    if (wordpress.isDown) return { status: 500 };
    return path === '/nonce' ? { body: 'abcdef1234' } : { body: [] };
  });
  stop = server.stop;
  const stored = serializeDocument(page(node('a')));
  return { wordpress, ...createSession(bootstrapFor(server.origin, stored)) };
}

it('says why the saved blocks were not read, until they are', async () => {
  const { wordpress, actions, ui } = await open();
  await actions.loadPatterns();
  expect(ui.getState()).toMatchObject({ patterns: null, patternsFailure: { kind: 'refused' } });
  wordpress.isDown = false;
  await actions.loadPatterns();
  expect(ui.getState()).toMatchObject({ patterns: [], patternsFailure: null });
});

it('offers another try where saved blocks were not deleted', async () => {
  const { wordpress, actions, ui } = await open();
  const pattern = { id: 4, title: 'Invito', content: '', synced: false, modified: '' };
  ui.setState({ patterns: [pattern] });
  await actions.removePattern(pattern);
  expect(ui.getState().failures[0]?.what).toBe('«Invito» non è stato eliminato.');
  expect(ui.getState().patterns).toEqual([pattern]);
  wordpress.isDown = false;
  await ui.getState().failures[0]?.again?.();
  expect(ui.getState()).toMatchObject({ patterns: [], failures: [] });
});

it('adds saved blocks at the place where they were dropped', async () => {
  const { actions, ui, store } = await open();
  const subtrees = [{ component: 'TextBlock' }];
  const content = JSON.stringify({ type: 'page-editor/blocks', format: 1, subtrees });
  const copy = { id: 4, title: 'Invito', content, synced: false, modified: '' };
  ui.setState({ patterns: [copy, { ...copy, id: 5, synced: true }] });
  const place = { parentId: 'root', index: 0 };
  actions.addPattern(5, place);
  actions.addPattern(4, place);
  const { nodes } = store.getState();
  const children = nodes.get('root')?.childIds.map((id) => nodes.get(id));
  expect(children?.map((child) => child?.props.patternId)).toEqual([undefined, 5, undefined]);
  expect(children?.[2]?.id).toBe('a');
  // Nothing was copied.
  expect(store.getState().change).toMatchObject({ label: 'aggiunta', of: 'Blocco di testo' });
  expect(ui.getState().announcement.text).toBe('«Blocco di testo» aggiunto.');
});
