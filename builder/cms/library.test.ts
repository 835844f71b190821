// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import type { EditorBootstrap } from '../contract.ts';
import { CmsFailure, NO_NETWORK } from './cms-failure.ts';
import { createLibrary } from './library.ts';

const config = { cmsApi: '/wordpress/wp-json' } as EditorBootstrap['config'];

it('does not take a failure for the end of the images', async () => {
  const ask = vi.fn(async (_method: string, url: string) => {
    if (new URL(url, 'http://localhost').searchParams.get('offset') === '0') return [];
    throw new CmsFailure('network', NO_NETWORK);
  });
  const library = createLibrary({ config }, ask);
  expect(await library.readImages({ search: '', page: 1 })).toEqual([]);
  await expect(library.readImages({ search: '', page: 2 })).rejects.toThrow(NO_NETWORK);
});
