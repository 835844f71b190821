/** What an address's file is, from its ending: 'pdf', 'zip'; undefined when it has none. */
export function fileKind(href: string): string | undefined {
  const path = href.split(/[?#]/)[0] ?? '';
  return /[^/]\.([a-z0-9]{1,5})$/i.exec(path.replace(/^https?:\/\/[^/]*/i, ''))?.[1]?.toLowerCase();
}
