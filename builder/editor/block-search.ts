import type { BlockEntry } from '../catalogue.ts';
import { rank, rankPartly } from './rank.ts';

export interface BlockGroup {
  name: string;
  blocks: BlockEntry[];
}

/** What the fields of blocks are called, by lower-cased component. */
export type FieldWords = Readonly<Record<string, string>>;

/**
 * Available blocks by group; of a query those that fit it, and what fits best first: those that only
 * have such a field come last. Where none fits the whole query, those that fit the most of it.
 */
export function searchBlocks(
  catalogue: readonly BlockEntry[],
  query: string,
  fields: FieldWords = {},
): BlockGroup[] {
  const blocks = catalogue.flatMap((block) => {
    const { available, displayName: label, component, help, keywords, group } = block;
    const words = `${component} ${help} ${group}`;
    return available ? [{ block, label, keywords, words, aside: fields[block.key] }] : [];
  });
  const groups = new Map<string, BlockEntry[]>();
  const fitting = rank(blocks, query);
  for (const { block } of fitting.length > 0 ? fitting : rankPartly(blocks, query)) {
    groups.set(block.group, [...(groups.get(block.group) ?? []), block]);
  }
  return [...groups].map(([name, found]) => ({ name, blocks: found }));
}
