import { catalogue } from '@generated/catalogue.ts';
import { blockKey } from '@renderer/document/block-key.ts';
import { isReference } from '@renderer/patterns/reference.ts';

export type BlockEntry = (typeof catalogue)[number];

const byKey = new Map<string, BlockEntry>(catalogue.map((entry) => [entry.key, entry]));

/** The catalogue's entry of a component; identifiers are matched case-insensitively. */
export function findBlock(component: string): BlockEntry | undefined {
  return byKey.get(blockKey(component));
}

/** Name of a block as editors read it; unknown components show their identifier. */
export function blockName(component: string): string {
  if (component === 'root') return 'Pagina';
  if (isReference({ component })) return 'Blocco condiviso';
  return findBlock(component)?.label ?? component;
}

/** Whether a node of this component may have children: the page itself, and blocks with a slot. */
export function acceptsChildren(component: string): boolean {
  return component === 'root' || (findBlock(component)?.slots.includes('children') ?? false);
}

/** Schema versions of the blocks, to note in a saved document. */
export function blockVersion(component: string): number | undefined {
  return findBlock(component)?.version;
}
