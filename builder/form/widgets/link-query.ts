import { completeAddress } from './complete-address.ts';

/** The words that pages are searched by, of what is typed where a link leads; none of a whole address. */
export function linkQuery(typed: string): string {
  const text = typed.trim();
  if (/^(https?:|#|mailto:|tel:)/i.test(text) || completeAddress(text) !== undefined) return '';
  // Of a path its last part.
  const words = text.replace(/^.*\//, '').replace(/[-_]+/g, ' ').trim();
  return words.length < 2 ? '' : words;
}
