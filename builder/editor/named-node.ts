import { parentOf } from '@renderer/document/operations/parent-of.ts';
import type { DocumentNode, NodeId } from '@renderer/document/types.ts';
import { patternIdOf } from '@renderer/patterns/reference.ts';
import { blockName } from '../catalogue.ts';
import { itemAround } from '../item-around.ts';
import { giverOf, titleTakenBy } from '../keys.ts';
import { nodeLabel } from '../node-label.ts';
import { patternTitle } from '../patterns/pattern-store.ts';
import type { Session } from '../session.ts';
import { imageSummary, nodeSummary } from './outline/node-summary.ts';

type Nodes = ReadonlyMap<NodeId, DocumentNode>;
type Here = Pick<Session, 'store' | 'patterns'>;

/**
 * What tells a block from others in a sentence, e.g. `Hero slider · Luce a prezzo fisso`.
 * @param versions of the page, in the first of which that has the block it is looked up
 */
export function namedNode(id: NodeId, ...versions: Nodes[]): string {
  const nodes = versions.find((version) => version.has(id));
  const node = nodes?.get(id);
  if (!nodes || !node) return blockName(id);
  const summary = nodeSummary(node, keyTitleIn(nodes, node));
  return [nodeLabel(node), summary].filter(Boolean).join(' · ');
}

/** The same of a block of the page that is open, where a shared one has a title, and an image its text. */
export function namedHere({ store, patterns }: Here, id: NodeId): string {
  const { nodes, media } = store.getState();
  const node = nodes.get(id);
  if (!node) return namedNode(id, nodes);
  const words = nodeSummary(node, keyTitleIn(nodes, node));
  const told = words || patternTitle(patterns, patternIdOf(node)) || imageSummary(node, media);
  return [nodeLabel(node), told].filter(Boolean).join(' · ');
}

/** The same, with the tab that the block lies in: several tabs have blocks that are called alike. */
export function placedHere(session: Here & Pick<Session, 'feed'>, id: NodeId): string {
  const { nodes } = session.store.getState();
  const tab = itemAround({ nodes, parentOf: session.feed.parentOf }, id);
  return [namedHere(session, id), tab && `scheda «${tab}»`].filter(Boolean).join(' · ');
}

/** Title of the item that a block belongs to, as by an id among its fields. */
export function keyTitleIn(nodes: Nodes, { id, component, props }: DocumentNode): string {
  const tree = { nodes, parentOf: (child: NodeId) => parentOf({ nodes }, child) };
  return titleTakenBy({ component, props }, giverOf(tree, { component, within: id }));
}
