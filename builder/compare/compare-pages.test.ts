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

it('a block that was locked and unlocked, or hidden and shown, is as it was', () => {
  const block = (more: Parameters<typeof node>[1]) => page(node('a', more));
  expect(comparePages(block({ uneditable: false, hidden: false }), block({}))).toEqual([]);
  expect(comparePages(block({}), block({ uneditable: true }))).toEqual([
    { node: 'a', kind: 'field', path: ['uneditable'], before: false, after: true },
  ]);
});

it('a field that is no longer asked for is none beside the choice by which it went', () => {
  const hero = (props: Record<string, unknown>) =>
    page(node('a', { component: 'HeroImage', props }));
  const byAddress = hero({ imageUrl: '/a.svg' });
  const fromLibrary = hero({ imageSource: 'media', imageMedia: '/b.webp' });
  const paths = (...versions: Parameters<typeof comparePages>) =>
    comparePages(...versions).map((each) => ('path' in each ? each.path.join('.') : ''));
  expect(paths(byAddress, fromLibrary)).toEqual(['props.imageSource', 'props.imageMedia']);
  expect(paths(fromLibrary, byAddress)).toEqual(['props.imageSource', 'props.imageUrl']);
});
