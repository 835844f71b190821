import { serializeDocument } from '@renderer/document/serialize.ts';
import { afterEach, expect, it } from 'vitest';
import { addMedia } from '../commands/add-media.ts';
import { redo } from '../commands/redo.ts';
import { setProp } from '../commands/set-prop.ts';
import { undo } from '../commands/undo.ts';
import { createSession } from '../session.ts';
import { bootstrapFor, startCms } from '../test-support/cms-server.ts';
import { node, page } from '../test-support/document.ts';
import { isPlanOpen, isUnsaved } from './is-unsaved.ts';

let stop: (() => void) | undefined;
afterEach(() => stop?.());

async function openPublished() {
  const stored = serializeDocument(page(node('a')));
  const server = await startCms(({ path }) =>
    path === '/nonce' ? { body: 'abcdef1234' } : { body: { id: 12, parent: 7 } },
  );
  stop = server.stop;
  const bootstrap = bootstrapFor(server.origin, stored);
  return createSession({ ...bootstrap, page: { ...bootstrap.page, status: 'publish' } });
}

it('what is kept as a draft beside the published page is not unsaved', async () => {
  const session = await openPublished();
  const { store, actions } = session;
  setProp(store, { id: 'a', name: 'title', value: 'Luce' });
  expect(isUnsaved(session)).toBe(true);
  await actions.saveDraft();
  expect(isUnsaved(session)).toBe(false);
  addMedia(store, { url: '/a.webp' });
  expect(isUnsaved(session)).toBe(true);
  undo(store);
  expect(isUnsaved(session)).toBe(false);
  // Undone as a whole, too: the CMS would go on with the draft at the next visit.
  undo(store);
  expect(isUnsaved(session)).toBe(true);
  redo(store);
  // A draft has no template of its own in the CMS.
  store.setState({ template: 'page-tab-product' });
  expect(isUnsaved(session)).toBe(true);
});

it('planned changes that were given up are open no longer, though they are in the page', () => {
  const planned = {
    id: 'piano',
    content: '',
    base: '',
    dateGmt: '',
    missed: false,
    untilGmt: '',
    returns: false,
    by: '',
  };
  expect(isPlanOpen({ plan: 'piano' }, planned)).toBe(true);
  expect(isPlanOpen({ plan: 'piano' }, { ...planned, id: 'altro' })).toBe(false);
  expect(isPlanOpen({ plan: 'piano' }, null)).toBe(false);
});
