const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  agrave: 'à',
  egrave: 'è',
  eacute: 'é',
  igrave: 'ì',
  ograve: 'ò',
  ugrave: 'ù',
};

/**
 * What HTML of the CMS reads like without its markup, for summaries in cards. The result is text,
 * never to be used as HTML.
 */
export function plainText(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<\/?[a-z][^>]*>/gi, (tag) =>
      /^<\/?(?:b|i|strong|em|a|span)\b/i.test(tag) ? '' : ' ',
    )
    .replace(/&(?:#(\d{1,6})|([a-z]{2,8}));/gi, (whole, code, name) =>
      code ? character(Number(code), whole) : (ENTITIES[String(name).toLowerCase()] ?? whole),
    )
    .replace(/\s+/g, ' ')
    .trim();
}

const character = (code: number, fallback: string): string =>
  code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : fallback;
