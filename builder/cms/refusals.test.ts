import { afterEach, expect, it } from 'vitest';
import { bootstrapFor, startCms } from '../test-support/cms-server.ts';
import { type CmsClient, createCmsClient } from './cms-client.ts';

let stop: (() => void) | undefined;
afterEach(() => stop?.());

async function openRefusing(status: number): Promise<CmsClient> {
  const server = await startCms(({ path }) =>
    path === '/nonce' ? { body: 'abcdef1234' } : { status, body: { code: 'rest_refused' } },
  );
  stop = server.stop;
  return createCmsClient(bootstrapFor(server.origin));
}

it.each([403, 404])(
  'a refusal (%i) about something else is not said of the page',
  async (status) => {
    const { library } = await openRefusing(status);
    await expect(library.renamePattern(4, 'Invito')).rejects.toThrow(/^(?!.*pagina).*WordPress/i);
  },
);

it('says what to do with the work on a page that is gone', async () => {
  const cms = await openRefusing(404);
  await expect(cms.savePage({ nonce: 'abcdef1234', content: '{}' })).rejects.toThrow(
    /non esiste più.*incollali in una pagina nuova/,
  );
});
