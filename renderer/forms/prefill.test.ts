// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
  // The next file's tests may share this window.
  window.history.replaceState(null, '', '/');
  // biome-ignore lint/suspicious/noDocumentCookie: as it was set.
  document.cookie = 'albaviva_user=; max-age=0';
});

/** As a page that was just opened. */
async function newPage() {
  vi.resetModules();
  return (await import('./prefill.ts')).fetchPrefill;
}

it('takes a cookie that is encoded otherwise for none', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the code under test reads it.
  document.cookie = 'albaviva_user=Niccol%F2';
  expect(document.cookie).toContain('%F2');
  const fetchPrefill = await newPage();
  expect(await fetchPrefill('albaviva')).toBeUndefined();
});

it('leaves the form empty in a browser that refuses to change the address', async () => {
  window.history.replaceState(null, '', '/?source=mail&data=token');
  const refusal = vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('too many calls', 'SecurityError');
  });
  const fetchPrefill = await newPage();
  expect(await fetchPrefill('albaviva')).toBeUndefined();
  expect(refusal).toHaveBeenCalled();
});
