import { blockKey } from './block-key.ts';
import type { Document, DocumentNode, NodeId } from './types.ts';

const TABS = 'productpagetab';
/** Blocks that a tab shows by its id. */
const CONTENTS: ReadonlySet<string> = new Set(['productpagetabcontent', 'productpagecards']);

/**
 * In documents of the earlier system the contents of tabs may stand after the tabs, tied to them by
 * their tabId alone (spec 2.4, 3.16); here tabs show what stands in them. Those that follow tabs
 * with nothing of their own in them go into these, in their order.
 */
export function adoptTabContents(document: Document): Document {
  let nodes: Map<NodeId, DocumentNode> | undefined;
  for (const parent of document.nodes.values()) {
    for (const [tabs, contents] of adoptionsIn(document, parent)) {
      nodes ??= new Map(document.nodes);
      nodes.set(tabs.id, { ...tabs, childIds: [...tabs.childIds, ...contents] });
      const from = nodes.get(parent.id) ?? parent;
      const gone = new Set(contents);
      nodes.set(parent.id, { ...from, childIds: from.childIds.filter((id) => !gone.has(id)) });
    }
  }
  return nodes ? { ...document, nodes } : document;
}

/** Tabs among the children of a node, with the contents that follow up to the next tabs. */
function adoptionsIn({ nodes }: Document, parent: DocumentNode): Map<DocumentNode, NodeId[]> {
  const found = new Map<DocumentNode, NodeId[]>();
  if (isTabs(parent)) return found;
  let tabs: DocumentNode | undefined;
  for (const id of parent.childIds) {
    const child = nodes.get(id);
    if (!child) continue;
    if (isTabs(child))
      tabs = child.childIds.some((own) => isContent(nodes.get(own))) ? undefined : child;
    else if (tabs && isContent(child)) found.set(tabs, [...(found.get(tabs) ?? []), id]);
  }
  return found;
}

const isTabs = (node: DocumentNode) => blockKey(node.component) === TABS;

function isContent(node: DocumentNode | undefined): boolean {
  if (!node || !CONTENTS.has(blockKey(node.component))) return false;
  return typeof node.props.tabId === 'string' && node.props.tabId !== '';
}
