import { expect, it } from 'vitest';
import { mapPage } from '../cms/map/page.ts';
import { headOf, pageHead } from './metadata.ts';

const headWith = (meta: object) =>
  headOf(pageHead(mapPage({ ID: 7, post_title: 'Fiera', link: '/fiera', meta }, '/fiera')));

it('a page tells search engines its one address', () => {
  const head = headWith({});
  expect(head.alternates).toEqual({ canonical: '/fiera' });
  expect(head.robots).toBeUndefined();
});

it('a page that is to stay out of their results says so, and no address', () => {
  const head = headWith({ unlisted: 'true' });
  expect(head.robots).toEqual({ index: false });
  expect(head.alternates).toBeUndefined();
});
