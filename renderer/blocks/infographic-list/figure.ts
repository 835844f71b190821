/**
 * A number as the block writes it (spec 3.16 fields, 2.12 separator): with '.' its thousands are
 * grouped, with ',' it keeps its decimals, with neither it is written plain and whole.
 */
export function formatFigure(number: number, separator: '' | '.' | ','): string {
  if (separator === ',') {
    return number.toLocaleString('it', { useGrouping: false, maximumFractionDigits: 2 });
  }
  return number.toLocaleString('it', {
    useGrouping: separator === '.' ? 'always' : false,
    maximumFractionDigits: 0,
  });
}
