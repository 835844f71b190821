import { describe, expect, it } from 'vitest';
import { isVatNumber } from './vat-number.ts';

describe('a VAT number', () => {
  it.each(['01234567897', '00000010215', '012 345 678 97'])('%s has its check digit', (number) => {
    expect(isVatNumber(number)).toBe(true);
  });

  it.each([
    ...['', '0123456789', '012345678970', 'IT01234567897', '0123456789O'],
    ...['00000000000', '01234567898', '10234567897'],
  ])('"%s" is none', (number) => {
    expect(isVatNumber(number)).toBe(false);
  });

  it('is told from a wrong one by any single digit', () => {
    const right = '01234567897';
    for (const [at, digit] of [...right].entries()) {
      for (let other = 0; other < 10; other += 1) {
        if (String(other) === digit) continue;
        expect(isVatNumber(right.slice(0, at) + other + right.slice(at + 1))).toBe(false);
      }
    }
  });
});
