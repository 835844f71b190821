// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { isBarBelow } from './bar-place.ts';

it('the bar of a short block whose beginning is out of sight comes below it', () => {
  const of = (top: number, height: number) =>
    isBarBelow({ top, bottom: top + height }, { zoom: 1, room: 0 });
  // There is room above it, over it, or below it alone.
  expect([of(60, 80), of(-200, 600), of(-30, 80)]).toEqual([false, false, true]);
  expect(of(20, 40)).toBe(true);
  expect(of(-300, 80)).toBe(false);
  expect(isBarBelow({ top: 60, bottom: 130 }, { zoom: 0.5, room: 0 })).toBe(true);
});
