/** As few digits as a number has that somebody is called at from a page. */
const FEWEST_DIGITS = 6;
const ITALY = /^(\+|00)39/;

/** The digits of a text that is a telephone number, without Italy's prefix; undefined of any other. */
export function phoneOf(text: string): string | undefined {
  if (!/^\+?[\d\s()./-]+$/.test(text.trim())) return undefined;
  const digits = text.replace(/[^+\d]/g, '').replace(ITALY, '');
  return digits.length >= FEWEST_DIGITS ? digits : undefined;
}

/**
 * The address that calls another number, `tel:` included: its number is written without what parts
 * it for readers. Undefined where the address calls nobody, or somebody else.
 */
export function withPhone(address: string, phone: string, by: string): string | undefined {
  const called = /^tel:(.+)$/i.exec(address.trim())?.[1];
  const next = phoneOf(by);
  if (called === undefined || next === undefined || phoneOf(called) !== phone) return undefined;
  const prefix = ITALY.exec(called.replace(/[^+\d]/g, ''))?.[0] ?? '';
  return `tel:${prefix}${next}`;
}
