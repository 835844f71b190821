/** Fewer digits than this are no number to call. */
const LEAST = 3;

/** `tel:` address of a number as people write it; undefined when it holds no number. */
export function telHref(number: string | undefined): string | undefined {
  const digits = number?.replace(/\D/g, '') ?? '';
  if (digits.length < LEAST) return undefined;
  return `tel:${number?.trim().startsWith('+') ? '+' : ''}${digits}`;
}
