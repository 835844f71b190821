import { describe, expect, it } from 'vitest';
import { italianDate } from './italian-date.ts';

describe('italianDate', () => {
  it.each([
    ['2026-03-02', '02 marzo 2026'],
    ['2026-12-31T23:59:00', '31 dicembre 2026'],
  ])('writes %s as %s', (iso, text) => expect(italianDate(iso)).toBe(text));

  it.each(['', 'ieri', '2026-13-01', undefined])('has nothing to write for %s', (iso) =>
    expect(italianDate(iso)).toBeFalsy(),
  );
});
