import { describe, expect, it } from 'vitest';
import { validateJson } from './validate.ts';

const node = (id: string, component: string, childIds: unknown) => ({
  ...{ id, component, props: {}, childIds },
});

const found = ({ childIds = ['a'], ...rest }: { childIds?: unknown; [more: string]: unknown }) => {
  const nodes = { root: node('root', 'root', childIds), a: node('a', 'TextBlock', []) };
  return validateJson(JSON.stringify({ nodes, ...rest })).map(({ pointer, rule }) => [
    pointer,
    rule,
  ]);
};

describe('what reading leaves out', () => {
  it('is found among children, and does not shift the places of the others', () => {
    expect(found({ childIds: [1, null, {}, 'a', 'a', 'b'] })).toEqual([
      ['/nodes/root/childIds/0', 'document'],
      ['/nodes/root/childIds/1', 'document'],
      ['/nodes/root/childIds/2', 'document'],
      ['/nodes/root/childIds/4', 'duplicate-child'],
      ['/nodes/root/childIds/5', 'dangling-child'],
    ]);
  });

  it('is found among images', () => {
    const media = ['x', 5, { url: 7 }, { url: '/a.png', focus: ['x', 1] }, { url: '/b.png' }];
    expect(found({ media })).toEqual([
      ['/media/0', 'document'],
      ['/media/1', 'document'],
      ['/media/2/url', 'document'],
      ['/media/3/focus', 'document'],
    ]);
  });

  it.each([
    ['media', 'x'],
    ['media', {}],
    ['versions', 'y'],
    ['versions', [1]],
  ])('is found when %s is %j', (name, value) => {
    expect(found({ [name]: value })).toEqual([[`/${name}`, 'document']]);
  });

  it.each([
    ['media', null],
    ['versions', null],
    ['versions', []],
  ])('is nothing when %s is %j', (name, value) => {
    expect(found({ [name]: value })).toEqual([]);
  });
});
