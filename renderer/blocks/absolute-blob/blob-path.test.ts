import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blobPath } from './blob-path.ts';

const shapes = fc.record({
  width: fc.integer({ min: 1, max: 2000 }),
  height: fc.integer({ min: 1, max: 2000 }),
  padding: fc.integer({ min: 0, max: 500 }),
  strength: fc.integer({ min: 0, max: 200 }),
  points: fc.integer({ min: 3, max: 100 }),
  seed: fc.integer({ min: 0, max: 9999 }),
});

describe('blobPath', () => {
  it('is the same for the same parameters and another for another seed', () => {
    const shape = { width: 360, height: 360, padding: 60, strength: 30, points: 20, seed: 1 };
    expect(blobPath(shape)).toBe(blobPath(shape));
    expect(blobPath({ ...shape, seed: 2 })).not.toBe(blobPath(shape));
  });

  it('holds only finite numbers, whatever the parameters', () => {
    fc.assert(
      fc.property(shapes, (shape) => {
        expect(blobPath(shape)).toMatch(/^M-?[\d.]+ -?[\d.]+(?:C(?:-?[\d.]+ -?[\d.]+ ?){3})+Z$/);
      }),
    );
  });
});
