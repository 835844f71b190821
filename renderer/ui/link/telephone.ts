/** The click-to-call address of a phone number as people write it: `800 000 123`. */
export function telephone(number: string): string {
  const digits = number.replace(/[^\d+]/g, '');
  // Italian numbers are called from anywhere with the country's prefix, free numbers within it only.
  return `tel:${/^\+|^800|^803/.test(digits) || digits.length < 6 ? digits : `+39${digits}`}`;
}
