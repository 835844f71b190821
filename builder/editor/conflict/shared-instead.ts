import { parentOf } from '@renderer/document/operations/parent-of.ts';
import type { DocumentNode } from '@renderer/document/types.ts';
import { isReference } from '@renderer/patterns/reference.ts';
import type { Clash } from '../../merge/clash.ts';
import type { Versions } from './clash-text.ts';

/**
 * The reference to a shared block that stands, in the version of who removed a block, where that one
 * stood: who shares a block removes it from the page.
 */
export function sharedInstead(clash: Clash, { mine, theirs }: Versions): DocumentNode | undefined {
  if (clash.kind !== 'removal') return undefined;
  const [remover, other] = clash.removedBy === 'mine' ? [mine, theirs] : [theirs, mine];
  const parent = parentOf({ nodes: other }, clash.node) ?? '';
  const before = other.get(parent)?.childIds ?? [];
  const now = remover.get(parent)?.childIds ?? [];
  const at = before.indexOf(clash.node);
  const previous = before.slice(0, at).findLast((id) => now.includes(id));
  const next = before.slice(at).find((id) => now.includes(id));
  const from = previous === undefined ? 0 : now.indexOf(previous) + 1;
  return now
    .slice(from, next === undefined ? now.length : now.indexOf(next))
    .filter((id) => !other.has(id))
    .flatMap((id) => remover.get(id) ?? [])
    .find(isReference);
}
