import { decodeEntities } from './decode-entities.ts';

/**
 * What HTML reads like without its markup, on one line: for summaries, searches and comparisons.
 * The result is text, never to be used as HTML.
 */
export function plainText(html: string): string {
  const bare = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<\/?[a-z][^>]*>/gi, (tag) =>
      /^<\/?(?:b|i|strong|em|a|span)\b/i.test(tag) ? '' : ' ',
    );
  return decodeEntities(bare).replace(/\s+/g, ' ').trim();
}
