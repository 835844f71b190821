// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { fetchPrefill } from './prefill.ts';

it('takes a cookie that is encoded otherwise for none', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the code under test reads it.
  document.cookie = 'albaviva_user=Niccol%F2';
  expect(document.cookie).toContain('%F2');
  expect(await fetchPrefill('albaviva')).toBeUndefined();
});
