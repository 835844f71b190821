/** Path of an address; what is none stays as it is. */
export function pathOfAddress(url: string): string {
  try {
    const { pathname } = new URL(url, location.origin);
    return pathname === '/' ? '/' : pathname.replace(/\/+$/, '');
  } catch {
    return url;
  }
}

/** Whether the CMS keeps a file at an address. */
export const isUpload = (url: string): boolean => url.includes('/wp-content/uploads/');

/**
 * Of an upload of the CMS and of a file of this site the path; of what is kept elsewhere, on a storage
 * host say, the whole address.
 */
export const fileAddress = (url: string): string =>
  isUpload(url) || isOwn(url) ? pathOfAddress(url) : url;

const isOwn = (url: string) =>
  URL.canParse(url, location.origin) && new URL(url, location.origin).origin === location.origin;
