import { expect, it } from 'vitest';
import { readableViewport } from './use-viewport.ts';

it.each([
  [1024, 768],
  [1280, 1024],
  [1366, 1024],
  [1440, 1024],
  [1536, 1024],
  [1600, 1440],
  [1920, 1440],
])('in a window of %i px the page is shown at %i', (window, width) => {
  expect(readableViewport(window)).toBe(width);
});
