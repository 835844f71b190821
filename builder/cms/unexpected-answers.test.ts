import { afterEach, describe, expect, it } from 'vitest';
import { bootstrapFor, startCms } from '../test-support/cms-server.ts';
import { type CmsClient, createCmsClient } from './cms-client.ts';
import { UNEXPECTED } from './cms-failure.ts';

let stop: (() => void) | undefined;
afterEach(() => stop?.());

/** A CMS behind something that says 200 to everything, as hotel networks and firewalls do. */
async function openBehind(body: unknown): Promise<CmsClient> {
  const server = await startCms(({ path }) => ({ body: path === '/nonce' ? 'abcdef1234' : body }));
  stop = server.stop;
  return createCmsClient(bootstrapFor(server.origin));
}

describe.each([
  ['a list', []],
  ['an object of something else', { ok: true }],
  ['another page', { id: 8, parent: 8 }],
])('an answer that is %s', (_name, body) => {
  it.each<[string, (cms: CmsClient) => Promise<unknown>]>([
    ['says that the page was saved', (cms) => cms.savePage({ nonce: 'abcdef1234', content: '{}' })],
    ['says that the draft was kept', (cms) => cms.saveDraft({ content: '{}' })],
    ['is an empty page', (cms) => cms.readPage()],
    ['is a preview', (cms) => cms.createPreview('/luce')],
  ])('never %s', async (_what, call) => {
    await expect(call(await openBehind(body))).rejects.toThrow(UNEXPECTED);
  });
});

it.each<[string, (cms: CmsClient) => Promise<unknown>]>([
  ['versions of the page', (cms) => cms.readRevisions()],
  ['saved blocks', (cms) => cms.library.readPatterns()],
  ['images', (cms) => cms.library.readImages({ search: '', page: 1 })],
  ['pages', (cms) => cms.pages.find('')],
  ['paths of the site', (cms) => cms.readPaths()],
])('an answer that is no list is never an empty list of %s', async (_what, call) => {
  await expect(call(await openBehind({ ok: true }))).rejects.toThrow(UNEXPECTED);
});
