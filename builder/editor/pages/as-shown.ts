/** Search engines show about so many characters of a title, the brand’s among them, */
export const TITLE_SHOWN = 60;
/** and so many of a description. */
export const DESCRIPTION_SHOWN = 155;

/** The title as the site gives it to browsers and search engines (spec 2.2). */
export function titleWithBrand(title: string, brandName: string): string {
  return title === '' ? brandName : `${title} | ${brandName}`;
}

/** An address as search engines write it: a way through the site. */
export function asBreadcrumb(origin: string, path: string): string {
  return [origin, ...path.split('/').filter(Boolean)].join(' › ');
}

/** As much of a text as is shown: whole words, without what only leads to the next one. */
export function cutAt(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const start = text.slice(0, limit + 1);
  const words = start.slice(0, start.lastIndexOf(' ') + 1) || start.slice(0, limit);
  return `${words.replace(/[\s,;:|–—-]+$/, '')}…`;
}
