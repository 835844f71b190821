import { givenKeys, takenKeys } from '@generated/keys.ts';
import type { NodeId } from '../document/types.ts';
import type { PreparedNode } from './prepare.ts';

type Titles = ReadonlyMap<unknown, string>;

/** Titles of the items that blocks belong to, such as tabs, by block: of the one that they lie in. */
export function keyTitles(nodes: readonly PreparedNode[]): ReadonlyMap<NodeId, string> {
  const found = new Map<NodeId, string>();
  // A list of its own: a document may be nested deeper than calls may.
  const stack: { nodes: readonly PreparedNode[]; around: Readonly<Record<string, Titles>> }[] = [
    { nodes, around: {} },
  ];
  for (let level = stack.pop(); level; level = stack.pop()) {
    const { around } = level;
    for (const node of level.nodes) {
      const { key } = node.block.entry;
      const taken = takenKeys[key];
      const title = taken && around[taken.of]?.get(node.props[taken.name]);
      if (title) found.set(node.id, title);
      if (node.children.length === 0) continue;
      const own = givenKeys[key] ? { ...around, [key]: titlesOf(node) } : around;
      stack.push({ nodes: node.children, around: own });
    }
  }
  return found;
}

function titlesOf({ block, props }: PreparedNode): Titles {
  const { list = '', name = '', title = '' } = givenKeys[block.entry.key] ?? {};
  const items = (props[list] ?? []) as readonly Record<string, unknown>[];
  return new Map(
    items.map((item) => [item[name], String(item[title] ?? '').trim()] as const).toReversed(),
  );
}
