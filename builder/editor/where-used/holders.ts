import type { Usage } from '../../cms/library.ts';
import { count } from '../format.ts';

/** How many pages and shared blocks, in words. */
export function holders(items: readonly Usage[]): string {
  const shared = items.filter(({ pattern }) => pattern).length;
  const pages = new Set(items.filter(({ pattern, id }) => !pattern && id > 0).map(({ id }) => id))
    .size;
  return [
    pages > 0 && count(pages, 'pagina', 'pagine'),
    shared > 0 && count(shared, 'blocco condiviso', 'blocchi condivisi'),
    items.some(({ id }) => id === 0) && 'impostazioni del sito',
  ]
    .filter(Boolean)
    .join(' e ');
}
