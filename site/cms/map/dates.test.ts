import { expect, it } from 'vitest';
import { longDate, zonedTime } from './dates.ts';

it('a post’s date is Italian time, summer and winter', () => {
  expect(zonedTime('2026-11-03 10:00:00')).toBe('2026-11-03T10:00:00+01:00');
  expect(zonedTime('2026-07-03 10:00:00')).toBe('2026-07-03T10:00:00+02:00');
  expect(zonedTime('')).toBeUndefined();
  expect(zonedTime('mai')).toBeUndefined();
});

it('no date is no date, rather than today', () => {
  expect(longDate('2026-11-03T10:00:00')).toBe('03 novembre 2026');
  for (const none of [undefined, null, '', [], 'mai']) expect(longDate(none)).toBeUndefined();
});
