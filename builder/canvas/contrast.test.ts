import { describe, expect, it } from 'vitest';
import { bestContrast, gradientColours } from './contrast.ts';

describe('colours of a gradient', () => {
  it('are those of its stops', () => {
    const image = 'linear-gradient(90deg, rgb(1, 2, 3) 0%, rgb(4, 5, 6) var(100%))';
    expect(gradientColours(image)).toEqual([
      [1, 2, 3, 1],
      [4, 5, 6, 1],
    ]);
  });

  it.each([
    'url("luce.avif")',
    'linear-gradient(rgb(1, 2, 3), rgb(4, 5, 6)), url("luce.avif")',
    'linear-gradient(rgba(1, 2, 3, 0.5), rgb(4, 5, 6))',
    'none',
  ])('are unknown where something may show through: %s', (image) => {
    expect(gradientColours(image)).toBeUndefined();
  });
});

it('a text is as legible as on what suits it best', () => {
  const white = [255, 255, 255, 1] as const;
  const black = [0, 0, 0, 1] as const;
  expect(bestContrast(white, [white, black])).toBeCloseTo(21);
  expect(bestContrast(white, [white])).toBe(1);
});
