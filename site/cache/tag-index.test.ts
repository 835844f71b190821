import { expect, it } from 'vitest';
import tagIndex from './tag-index.cjs';

it('knows which pages bear a tag, and none without tags', () => {
  tagIndex.rememberTags('/a/$/offerte', ['cms', 'type:offer', '']);
  tagIndex.rememberTags('/a/$/index', ['cms']);
  tagIndex.rememberTags('/a/$/mai-esistita', []);
  expect(tagIndex.pathsWithTags(['cms'])).toEqual(['/offerte', '/']);
  expect(tagIndex.pathsWithTags(['type:offer', 'x'])).toEqual(['/offerte']);
  // The page is gone: its address is one of nothing now.
  tagIndex.rememberTags('/a/$/offerte', []);
  expect(tagIndex.pathsWithTags(['cms'])).toEqual(['/']);
});
