import { describe, expect, it } from 'vitest';
import { blobPair } from './blob-pair.ts';

describe('blobPair', () => {
  it('splits a pair, also one with commas in a colour', () => {
    expect(blobPair('#6EC18A|rgba(14,137,202,1)')).toEqual(['#6EC18A', 'rgba(14,137,202,1)']);
  });

  it('falls back to the blue pair for what is missing', () => {
    expect(blobPair('#f49864')).toEqual(['#f49864', '#1587C8']);
  });
});
