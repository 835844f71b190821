import { afterEach, expect, it } from 'vitest';
import { bootstrapFor, startCms } from '../test-support/cms-server.ts';
import { createCmsClient } from './cms-client.ts';

let stop: (() => void) | undefined;
afterEach(() => stop?.());

it('keeps title and excerpt in a draft beside the published page', async () => {
  const server = await startCms(({ method, path }) => {
    if (path === '/nonce') return { body: 'abcdef1234' };
    if (method === 'POST') return { body: { id: 12, parent: 7 } };
    return { body: { title: { raw: 'Chi siamo' }, excerpt: { raw: 'Trecento persone' } } };
  });
  stop = server.stop;
  await createCmsClient(bootstrapFor(server.origin)).saveDraft({ content: '{}', expects: '2-abc' });
  expect(server.requests.at(-1)).toMatchObject({
    method: 'POST',
    body: {
      title: 'Chi siamo',
      excerpt: 'Trecento persone',
      content: '{}',
      expected_content: '2-abc',
    },
  });
});
