import { expect, it } from 'vitest';
import { bootstrapFor } from '../../test-support/cms-server.ts';
import { movedPage } from './moved-page.ts';

const { page } = bootstrapFor('');

it('a page is where the CMS has it by now', () => {
  expect(movedPage(page, { path: '/gas' })).toEqual({ ...page, path: '/gas', link: '/gas' });
});

it('what the CMS has no path for stays what it is', () => {
  expect(movedPage(page, { path: '' })).toBe(page);
});

it('a pattern stays where its page is', () => {
  const pattern = { ...page, isPattern: true };
  expect(movedPage(pattern, { path: '/gas' })).toBe(pattern);
});

it('a page is called as in the CMS', () => {
  expect(movedPage(page, { path: '', title: 'Gas' })).toEqual({ ...page, title: 'Gas' });
});
