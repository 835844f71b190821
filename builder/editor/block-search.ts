import type { BlockEntry } from '../catalogue.ts';

export interface BlockGroup {
  name: string;
  blocks: BlockEntry[];
}

/** Available blocks whose name, identifier or help holds every word of the query, by group. */
export function searchBlocks(catalogue: readonly BlockEntry[], query: string): BlockGroup[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const groups = new Map<string, BlockEntry[]>();
  for (const block of catalogue) {
    if (!block.available) continue;
    const text = fold(`${block.displayName} ${block.component} ${block.help} ${block.group}`);
    if (!words.every((word) => text.includes(word))) continue;
    groups.set(block.group, [...(groups.get(block.group) ?? []), block]);
  }
  return [...groups].map(([name, blocks]) => ({ name, blocks }));
}

/** Lower case without accents: `citta` finds `Città`. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('it');
}
