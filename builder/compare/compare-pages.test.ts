import { expect, it } from 'vitest';
import { node, page } from '../test-support/document.ts';
import { comparePages } from './compare-pages.ts';

const button = (props: Record<string, unknown>) =>
  page(node('a', { component: 'ActionButton', props }));

it('a field that says its default is no difference from one that was never touched', () => {
  expect(comparePages(button({ align: 'left', wrapped: false }), button({}))).toEqual([]);
  expect(comparePages(button({ align: 'center' }), button({}))).toEqual([
    { node: 'a', kind: 'field', path: ['props', 'align'], before: 'center', after: 'left' },
  ]);
});

it('a text that was emptied is one, though it has a default', () => {
  expect(comparePages(button({ label: '' }), button({}))).toMatchObject([
    { path: ['props', 'label'], before: '', after: 'VAI' },
  ]);
});
