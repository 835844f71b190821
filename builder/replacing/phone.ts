import { telephone } from '@renderer/ui/link/telephone.ts';

/** The digits of a text that is a telephone number, without Italy's prefix; undefined of any other. */
export const phoneOf = (text: string): string | undefined =>
  telephone(text)?.replace(/^tel:((\+|00)39)?/, '');

/** Whom a link calls, as `phoneOf` says it; undefined where it calls nobody. */
export function calledBy(address: string): string | undefined {
  const number = /^tel:(.+)$/i.exec(address.trim())?.[1];
  return number === undefined ? undefined : phoneOf(number);
}
