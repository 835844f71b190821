import 'server-only';
import { mapTermTree, type TermTree } from '../map/term-tree.ts';
import { readList } from './read-list.ts';

/** The terms of a taxonomy; `tags` are those of the lists that are filtered by it. */
export async function readTermTree(taxonomy: string, tags: string[]): Promise<TermTree> {
  return mapTermTree(
    await readList(`/wp/v2/${taxonomy}?per_page=100&_fields=id,slug,parent`, tags),
  );
}
