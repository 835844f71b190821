const SAFE = /^(?:https?:|mailto:|tel:|\/(?!\/)|#|\?|[^:/?#]+(?:[/?#]|$))/i;

/**
 * An address that may stand in a link: http(s), mailto, tel, or relative to this site. Anything
 * else, such as `javascript:`, becomes undefined: the text then stands without a link.
 */
export function safeHref(href: string | undefined): string | undefined {
  const address = href?.trim();
  if (!address) return undefined;
  // Control characters and backslashes are how filters like this one are got around.
  if (/[\\\p{Cc}]/u.test(address) || !SAFE.test(address)) return undefined;
  return address;
}
