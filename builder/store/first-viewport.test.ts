import { expect, it } from 'vitest';
import { firstViewport } from './first-viewport.ts';

it.each([
  [1024, 768],
  [1280, 1440],
  [1920, 1440],
])('in a window of %i px the page is shown at %i', (window, width) => {
  expect(firstViewport(window)).toBe(width);
});
