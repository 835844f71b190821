import { afterEach, expect, it, vi } from 'vitest';
import { bootstrapFor, startCms } from '../test-support/cms-server.ts';
import { createCmsClient } from './cms-client.ts';

let stop: (() => void) | undefined;
afterEach(() => {
  stop?.();
  vi.unstubAllGlobals();
});

it('sends no image that was given up while the nonce was asked for', async () => {
  const send = vi.fn();
  const Request = class {
    upload = { addEventListener() {} };
    open() {}
    setRequestHeader() {}
    addEventListener() {}
    send = send;
  };
  vi.stubGlobal('XMLHttpRequest', Request);
  const server = await startCms(() => ({ body: 'abcdef1234' }));
  stop = server.stop;
  const control = new AbortController();
  const image = new File(['x'], 'casa.png', { type: 'image/png' });
  const cms = createCmsClient(bootstrapFor(server.origin));
  const upload = cms.upload(image, { signal: control.signal });
  control.abort();
  await expect(upload).rejects.toMatchObject({ kind: 'cancelled' });
  await cms.fetchNonce();
  expect(send).not.toHaveBeenCalled();
});
