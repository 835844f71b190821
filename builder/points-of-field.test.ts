import { describe, expect, it } from 'vitest';
import { noteItem } from './cms/known-items.ts';
import { pointsOfField, pointsOfItem } from './points-of-field.ts';
import { node } from './test-support/document.ts';

const plans = node('p', {
  component: 'Plans',
  props: {
    title: 'Base',
    plans: [
      { title: 'Luce', content: [{ title: 'Base', basePrice: '29,90' }] },
      { title: 'Gas', content: [{ title: 'Base', basePrice: '' }] },
    ],
  },
});
const first = (...path: (string | number)[]) => pointsOfField(plans, path)[0];

describe('where a field stands in its block', () => {
  it('is its own text, and which of several alike', () => {
    expect(first('plans', 1, 'content', 0, 'title')).toEqual({
      text: 'Base',
      ordinal: 2,
      beside: [],
    });
  });

  it('is the rest of its item while it says nothing', () => {
    expect(first('plans', 1, 'content', 0, 'basePrice')).toEqual({
      text: 'Base',
      ordinal: 2,
      beside: [],
    });
    expect(first('plans', 1)).toEqual({ text: 'Gas', ordinal: 0, beside: [] });
  });

  it('is told from others alike by the texts beside it', () => {
    expect(first('plans', 0, 'content', 0, 'title')).toMatchObject({ beside: ['29,90'] });
  });

  it('is an image by its address', () => {
    const gallery = node('g', { component: 'Gallery', props: { slides: [{ img: '/a.webp' }] } });
    expect(pointsOfField(gallery, ['slides', 0])[0]).toEqual({
      ...{ src: '/a.webp', ordinal: 0, beside: [] },
    });
  });

  it('is nowhere in particular for what lies in no item', () => {
    expect(pointsOfField(plans, ['title'])).toEqual([]);
  });
});

it('an item that is stored by its id is where the page leads to it, once it is known', () => {
  expect(pointsOfItem(4711)).toEqual([]);
  const path = '/offerte/luce-sera';
  noteItem(4711, {
    id: 4711,
    title: 'Luce Sera',
    path,
    url: `https://a.example${path}`,
    type: 'page',
  });
  expect(pointsOfItem(4711)).toEqual([{ src: path, ordinal: 0 }]);
  expect(pointsOfItem('4711')).toEqual([]);
});
