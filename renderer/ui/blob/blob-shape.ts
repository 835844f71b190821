import type { BlobShape } from '../../blocks/absolute-blob/blob-path.ts';

/** A shape as blocks draw it that say no more of it. */
export function blobShape({
  seed,
  strength = 24,
  points = 8,
}: Pick<BlobShape, 'seed'> & Partial<Pick<BlobShape, 'strength' | 'points'>>): BlobShape {
  return { width: 400, height: 400, padding: strength + 4, strength, points, seed };
}
