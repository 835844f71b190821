/** Path of an address; what is none stays as it is. */
export function pathOfAddress(url: string): string {
  try {
    const { pathname } = new URL(url, location.origin);
    return pathname === '/' ? '/' : pathname.replace(/\/+$/, '');
  } catch {
    return url;
  }
}

/** By path for uploads of the CMS; what it keeps elsewhere, on a storage host say, has its address. */
export const uploadAddress = (url: string): string => (isUpload(url) ? pathOfAddress(url) : url);

/** Whether the CMS keeps a file at an address. */
export const isUpload = (url: string): boolean => url.includes('/wp-content/uploads/');

/** Of a file of this site by its path; the whole address of what is kept elsewhere. */
export const fileAddress = (url: string): string =>
  isUpload(url) || isOwn(url) ? pathOfAddress(url) : url;

const isOwn = (url: string) =>
  URL.canParse(url, location.origin) && new URL(url, location.origin).origin === location.origin;
