import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * A number as E.164, read as an Italian one where it names no country; undefined when it cannot be
 * a number. `0039…`, `+39…`, spaces and hyphens all come out the same.
 */
export function toE164(number: string): string | undefined {
  const parsed = parsePhoneNumberFromString(number, 'IT');
  if (parsed?.isPossible()) return parsed.number;
  // Some exchanges show the country's prefix without the plus.
  const withPlus = /^\s*39/.test(number)
    ? parsePhoneNumberFromString(`+${number.trim()}`)
    : undefined;
  return withPlus?.isPossible() ? withPlus.number : undefined;
}

/** Whether the number is one of the company's own. */
export function isCompanyNumber(number: string, company: readonly string[]): boolean {
  const wanted = toE164(number);
  return wanted !== undefined && company.some((own) => toE164(own) === wanted);
}
