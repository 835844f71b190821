/** What an address names after `#`, however it is spelt there; empty when that is nothing. */
export function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
