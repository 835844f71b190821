import { decoded } from '../ui/text/decoded.ts';

/** What an address names after `#`, however it is spelt there; empty when that is nothing. */
export const decodeHash = (hash: string): string => decoded(hash.slice(1)) ?? '';
