import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCompanyNumber, toE164 } from './phone.ts';

describe('phone numbers', () => {
  const company = ['800 000 123', '045 000 0123'];
  it.each([
    '800000123',
    '+39 800 000 123',
    '0039800000123',
    '39 800000123',
    '+39-800.000.123',
    '045/0000123',
    '+390450000123',
  ])('%s is the company’s', (number) => expect(isCompanyNumber(number, company)).toBe(true));
  it.each(['800000124', '+49 800000123', '450000123', '', 'x', '+', '0000', '12'])(
    '%s is not',
    (number) => expect(isCompanyNumber(number, company)).toBe(false),
  );
  it('become E.164 or nothing, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(toE164(text) ?? '+1').toMatch(/^\+\d+$/);
      }),
    );
  });
});
