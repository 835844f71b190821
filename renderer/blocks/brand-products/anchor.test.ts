import { describe, expect, it } from 'vitest';
import { anchorIds, anchorName } from './anchor.ts';

describe('anchors of products', () => {
  it('are written with and without the hash', () => {
    expect(['#caldaia', 'caldaia', '', undefined].map(anchorName)).toEqual([
      'caldaia',
      'caldaia',
      '',
      '',
    ]);
  });

  it('are given once', () => {
    expect(anchorIds([{ anchor: '#a' }, { anchor: 'a' }, {}, { anchor: 'b' }])).toEqual([
      'a',
      undefined,
      undefined,
      'b',
    ]);
  });
});
