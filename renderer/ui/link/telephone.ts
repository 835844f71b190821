/** A number as people write it, of at least three digits and nothing that is not part of one. */
const NUMBER = /^\+?(?:[\s./()-]*\d){3,}[\s./()-]*$/;

/** A number within a sentence, as people write it. */
const NUMBER_IN_WORDS = /\+?\d[\d\s./-]{4,}\d/;

/**
 * The click-to-call address of a phone number as people write it: `800 000 123`; undefined when the
 * text is no number.
 */
export function telephone(number: string | undefined): string | undefined {
  const text = number?.trim() ?? '';
  if (!NUMBER.test(text)) return undefined;
  const digits = text.replace(/[^\d+]/g, '');
  // Italian numbers are called from anywhere with the country's prefix, free numbers within it only.
  return `tel:${/^\+|^800|^803/.test(digits) || digits.length < 6 ? digits : `+39${digits}`}`;
}

/** The first phone number of a text, as it is written there; undefined where there is none. */
export const numberIn = (text: string): string | undefined => NUMBER_IN_WORDS.exec(text)?.[0];

/** The click-to-call address of a text that is a phone number or says one: `800 000 123, lun–ven`. */
export const telephoneIn = (text: string | undefined): string | undefined =>
  telephone(text) ?? telephone(numberIn(text ?? ''));
