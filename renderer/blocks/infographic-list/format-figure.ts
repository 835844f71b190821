/** No minus sign before a zero. */
const SIGN = { signDisplay: 'negative' } as const;

/**
 * A number as the block writes it (spec 3.16 fields, 2.12 separator): with '.' its thousands are
 * grouped, with ',' it keeps its decimals, with neither it is written plain and whole.
 */
export function formatFigure(number: number, separator: '' | '.' | ','): string {
  if (separator === ',') {
    return number.toLocaleString('it', { ...SIGN, useGrouping: false, maximumFractionDigits: 2 });
  }
  return number.toLocaleString('it', {
    ...SIGN,
    useGrouping: separator === '.' ? 'always' : false,
    maximumFractionDigits: 0,
  });
}
