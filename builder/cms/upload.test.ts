import { afterEach, expect, it, vi } from 'vitest';
import { bootstrapFor, startCms } from '../test-support/cms-server.ts';
import { createCmsClient } from './cms-client.ts';

let stop: (() => void) | undefined;
afterEach(() => {
  stop?.();
  vi.unstubAllGlobals();
});

/** Requests of which the file has arrived; `answer` lets the CMS answer the last one. */
function stubArrived() {
  let answer = (_status: number, _text: string) => {};
  const abort = vi.fn();
  const Request = class {
    status = 0;
    responseText = '';
    open() {}
    setRequestHeader() {}
    abort = abort;
    upload = {
      addEventListener(type: string, told: () => void) {
        if (type === 'load') setTimeout(told);
      },
    };
    addEventListener(type: string, told: () => void) {
      if (type !== 'load') return;
      answer = (status, responseText) => {
        Object.assign(this, { status, responseText });
        told();
      };
    }
    send() {}
  };
  vi.stubGlobal('XMLHttpRequest', Request);
  return { abort, answer: (status: number, text: string) => answer(status, text) };
}

it.each([
  ['an image', 'upload', { data: { url: '/a.webp', id: 12 } }, 200, 0],
  ['a document', 'uploadDocument', { source_url: '/a.pdf', id: 12 }, 200, 0],
  ['an image that may not be deleted', 'upload', { data: { url: '/a.webp', id: 12 } }, 403, 1],
] as const)(
  'what arrived before it was given up leaves the library again, or is told of: %s',
  async (...row) => {
    const [_what, name, stored, status, kept] = row;
    const { abort, answer } = stubArrived();
    const server = await startCms(({ method }) =>
      method === 'DELETE' ? { status } : { body: 'abcdef1234' },
    );
    stop = server.stop;
    vi.stubGlobal('location', { origin: server.origin });
    const cms = createCmsClient(bootstrapFor(server.origin));
    await cms.fetchNonce();
    const [control, onKept] = [new AbortController(), vi.fn()];
    const upload = cms[name](new File(['x'], 'a'), { signal: control.signal, onKept });
    await new Promise((resolve) => setTimeout(resolve, 20));
    control.abort();
    await expect(upload).rejects.toMatchObject({ kind: 'cancelled' });
    expect(abort).not.toHaveBeenCalled();
    answer(201, JSON.stringify(stored));
    await expect.poll(() => server.requests.at(-1)).toMatchObject({ method: 'DELETE' });
    expect(server.requests.at(-1)?.path).toBe('/wp-json/wp/v2/media/12?force=true');
    await expect.poll(() => onKept.mock.calls.length).toBe(kept);
  },
);

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
