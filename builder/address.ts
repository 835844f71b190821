/** Whether a text is an address, of the site or of another, and no more. */
export const isAddress = (text: string): boolean => /^(https?:\/)?\/\S+$/.test(text);

/** An address without what names a place or a search in it, and without a slash at its end. */
export const bareAddress = (address: string): string =>
  address.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1');
