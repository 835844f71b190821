/** Whether a text is an address that leads somewhere in a browser, and no more; scripts never are. */
export const isAddress = (text: string): boolean => /^(https?:\/)?\/\S*$/i.test(text);

/** An address without what names a place or a search in it, and without a slash at its end. */
export const bareAddress = (address: string): string =>
  address.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1');
