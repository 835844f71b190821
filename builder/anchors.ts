import { anchored } from '@generated/keys.ts';
import { blockKey } from '@renderer/document/block-key.ts';
import type { Document, DocumentNode, NodeId } from '@renderer/document/types.ts';
import { slugOf } from '@renderer/ui/text/slug.ts';
import { keysGivenBy } from './keys.ts';

/** A place of a page that a link may lead to. */
export interface Anchor {
  /** Without its `#`. */
  anchor: string;
  node: NodeId;
  /** What editors know the item by; empty for a whole block. */
  title: string;
}

/** The ids that items of blocks have in the page, and the anchors that blocks were given. */
export function anchorsOf(nodes: Document['nodes']): Anchor[] {
  return [...nodes.values()].flatMap((node) => {
    const { anchor } = node.props;
    const own = typeof anchor === 'string' ? [{ anchor, title: '' }] : [];
    const items = keysGivenBy(node).map(({ key, title }) => ({ anchor: key, title }));
    return [...own, ...items]
      .filter((each) => each.anchor !== '')
      .map((each) => ({ ...each, node: node.id }));
  });
}

/** Whether a block could have an anchor, and has none. */
export const lacksAnchor = ({ component, props }: DocumentNode): boolean =>
  anchored.has(blockKey(component)) && !props.anchor;

/** Names that places of a page have. */
export const takenAnchors = (nodes: Document['nodes']): ReadonlySet<string> =>
  new Set(anchorsOf(nodes).map(({ anchor }) => anchor));

/** An anchor made of a title, which is not taken; empty where the title has no letter. */
export function anchorFrom(title: string, taken: ReadonlySet<string>): string {
  const slug = slugOf(title);
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
  return free;
}
