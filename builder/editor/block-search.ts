import type { BlockEntry } from '../catalogue.ts';
import { isDescribedBy, rankForms, rankPartly } from './rank.ts';

export interface BlockGroup {
  name: string;
  blocks: BlockEntry[];
}

/** What the fields of blocks are called, by lower-cased component. */
export type FieldWords = Readonly<Record<string, string>>;

/**
 * Available blocks by group; of a query those that fit it, and what fits best first. What is not
 * itself described by the query, but has such fields, comes after all groups. Where none fits the
 * whole query, those that fit the most of it.
 */
export function searchBlocks(
  catalogue: readonly BlockEntry[],
  query: string,
  fields: FieldWords = {},
): BlockGroup[] {
  const blocks = catalogue.flatMap((block) => {
    const { available, label, component, help, keywords, group } = block;
    const description = toldOfItself(help);
    const words = `${component} ${block.displayName} ${group}`;
    const aside = fields[block.key];
    return available ? [{ block, label, keywords, description, words, aside }] : [];
  });
  const fitting = rankForms(blocks, query);
  const found = fitting.length > 0 ? fitting : rankPartly(blocks, query);
  const described = found.filter((item) => isDescribedBy(item, query));
  if (described.length === 0) return grouped(found.map(({ block }) => block));
  const others = found.filter((item) => !described.includes(item));
  return [
    ...grouped(described.map(({ block }) => block)),
    ...(others.length > 0
      ? [{ name: 'Altri blocchi', blocks: others.map(({ block }) => block) }]
      : []),
  ];
}

/** A block's help without sentences that lead to another one, whose purpose they tell. */
export const toldOfItself = (help: string): string => help.replace(/Per [^.]* c’è «[^»]*»\.?/g, '');

/** The beginnings of pages after all else: another block hardly ever holds one. */
export const headsLast = <Item>(items: readonly Item[], groupOf: (item: Item) => string): Item[] =>
  items.toSorted((one, other) => Number(groupOf(one) === HEADS) - Number(groupOf(other) === HEADS));

/** The group of blocks that a page begins with. */
const HEADS = 'Apertura di pagina';

function grouped(blocks: readonly BlockEntry[]): BlockGroup[] {
  const groups = new Map<string, BlockEntry[]>();
  for (const block of blocks) {
    groups.set(block.group, [...(groups.get(block.group) ?? []), block]);
  }
  return [...groups].map(([name, found]) => ({ name, blocks: found }));
}
