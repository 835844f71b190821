import { blockGroups } from './check.ts';
import type { Block } from './model.ts';

/** Blocks in the order of their groups; those of one group stay as they come. */
export function byGroup(blocks: readonly Block[]): Block[] {
  return blocks.toSorted(
    (one, other) => blockGroups.indexOf(one.group) - blockGroups.indexOf(other.group),
  );
}
