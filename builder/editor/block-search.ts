import type { BlockEntry } from '../catalogue.ts';
import { rank } from './rank.ts';

export interface BlockGroup {
  name: string;
  blocks: BlockEntry[];
}

/** Available blocks by group; of a query those that fit it, and what fits best first. */
export function searchBlocks(catalogue: readonly BlockEntry[], query: string): BlockGroup[] {
  const blocks = catalogue.flatMap((block) => {
    const { available, displayName: label, component, help, keywords = '', group } = block;
    const words = `${component} ${help} ${keywords} ${group}`;
    return available ? [{ block, label, words }] : [];
  });
  const groups = new Map<string, BlockEntry[]>();
  for (const { block } of rank(blocks, query)) {
    groups.set(block.group, [...(groups.get(block.group) ?? []), block]);
  }
  return [...groups].map(([name, found]) => ({ name, blocks: found }));
}
