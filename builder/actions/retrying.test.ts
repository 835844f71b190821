import { serializeDocument } from '@renderer/document/serialize.ts';
import { afterEach, expect, it } from 'vitest';
import { setProp } from '../commands/set-prop.ts';
import { createSession } from '../session.ts';
import { bootstrapFor, type CmsRequest, startCms } from '../test-support/cms-server.ts';
import { node, page } from '../test-support/document.ts';
import { AT, openPlanned } from '../test-support/planned-page.ts';
import { document } from '../test-support/saved-page.ts';

let stop: (() => void) | undefined;
afterEach(() => stop?.());

/** A page with a change, in a CMS that is down until the test says so. */
async function open(status: string) {
  const cms = { isDown: true };
  const stored = serializeDocument(page(node('a')));
  const server = await startCms(({ path }) => {
    if (cms.isDown) return { status: 500 };
    if (path === '/nonce') return { body: 'abcdef1234' };
    return { body: { id: 7, parent: 7, token: 'x', status, content: { raw: stored } } };
  });
  stop = server.stop;
  const bootstrap = bootstrapFor(server.origin, stored);
  const session = createSession({ ...bootstrap, page: { ...bootstrap.page, status } });
  setProp(session.store, { id: 'a', name: 'title', value: 'Luce' });
  const asked = () => server.requests.filter(({ method }) => method === 'POST').map(short);
  const retry = async () => {
    cms.isDown = false;
    await session.ui.getState().failures[0]?.again?.();
  };
  return { ...session, asked, retry };
}

const short = ({ path, body }: CmsRequest) => [path.replace(/^.*\/v2\//, ''), body.status];

it('a draft beside a published page stays a draft on another try', async () => {
  const { actions, ui, asked, retry } = await open('publish');
  await actions.saveDraft();
  expect(ui.getState().failures[0]?.what).toBe('Salvataggio non riuscito.');
  await retry();
  expect(asked()).toEqual([['pages/7/autosaves', undefined]]);
  expect(ui.getState().failures).toEqual([]);
});

it('taking in what others saved saves nothing on another try', async () => {
  const { actions, ui, asked, retry } = await open('publish');
  await actions.takeInSaved();
  expect(ui.getState().failures[0]?.what).toBe('Unione non riuscita.');
  await retry();
  expect(asked()).toEqual([]);
  expect(ui.getState().failures).toEqual([]);
});

it.each([
  ['publishing', 'draft', 'publish'],
  ['taking a page back', 'publish', 'draft'],
])('%s is what another try does', async (_what, before, after) => {
  const { actions, asked, retry } = await open(before);
  await (after === 'draft' ? actions.unpublish() : actions.publish({ despiteProblems: true }));
  await retry();
  expect(asked()).toEqual([['pages/7', after]]);
});

it('a draft that waits for the connection still does where publishing failed after it', async () => {
  const { actions, ui } = await open('publish');
  await actions.saveDraft();
  await actions.publish({ despiteProblems: true });
  expect(ui.getState().failures.map(({ what, waits }) => [what, waits])).toEqual([
    ['Salvataggio non riuscito.', true],
    ['Pubblicazione non riuscita.', false],
  ]);
});

it('a moment of publishing is kept for another try', async () => {
  const { actions, ui, asked, retry } = await open('draft');
  await actions.schedule(Date.parse('2099-01-01T09:00:00Z'));
  expect(ui.getState().publishConfirm).toBeNull();
  await retry();
  expect(asked()).toEqual([['pages/7', 'future']]);
});

it('a preview that could not be had is asked for again', async () => {
  const { actions, ui, cms, retry } = await open('publish');
  cms.saveDraft = async ({ content }) => content;
  const links: unknown[] = [];
  const show = async () => links.push(await actions.previewLink(show));
  await show();
  expect(ui.getState().failures[0]?.what).toBe('Anteprima non riuscita.');
  await retry();
  expect(links).toEqual([undefined, expect.stringContaining('/luce?anteprima=')]);
  expect(ui.getState().failures).toEqual([]);
});

it('planned changes whose answer was lost are not somebody else’s', async () => {
  const { actions, cms, set, store, ui } = await openPlanned(document('Luce'), null);
  set('title', 'Gas');
  cms.losesAnswers = true;
  await actions.schedule(AT);
  expect(ui.getState().failures).toHaveLength(1);
  cms.losesAnswers = false;
  await ui.getState().failures[0]?.again?.();
  expect(ui.getState().failures).toEqual([]);
  expect(store.getState().plan).toBe(cms.planned?.id);
});
