/**
 * WordPress's own form of another item, made of that of the open page.
 *
 * @param itemUrl `itemUrl` of the editor's configuration
 */
export const itemUrlOf = (itemUrl: string, id: number): string =>
  itemUrl.replace(/([?&]post=)\d+/, `$1${id}`);
