import type { Document, NodeId } from '@renderer/document/types.ts';
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
