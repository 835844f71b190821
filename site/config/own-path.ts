/**
 * Path of an address that this site answers itself, without a slash at its end; undefined where it
 * is another host's to answer.
 */
export function ownPath(address: string, siteOrigin: string): string | undefined {
  const { origin, pathname } = new URL(address, siteOrigin);
  return origin === siteOrigin ? pathname.replace(/\/+$/, '') : undefined;
}
