import { Fragment, type ReactElement, type ReactNode } from 'react';
import { LOAD_FAILED, type PreparedDocument, type PreparedNode } from './prepare.ts';

/**
 * Levels of blocks that React renders in one go. It recurses over the tree, and at some hundred
 * levels its stack is full; it then goes on, but leaves parts of the tree out.
 */
export const LEVELS = 32;

/** Counts levels from below: whether so many have come together that they be rendered apart. */
export function levelCounter(): (node: PreparedNode) => boolean {
  const heights = new Map<PreparedNode, number>();
  return (node) => {
    let height = 1;
    for (const child of node.children) height = Math.max(height, (heights.get(child) ?? 0) + 1);
    const isFull = height >= LEVELS;
    heights.set(node, isFull ? 0 : height);
    return isFull;
  };
}

type Renderable = Omit<PreparedDocument, 'depth'>;
type Finish = (rendered: ReactNode, node: PreparedNode) => ReactNode;

/** The page: every prepared node rendered by its block, children inside their parents. */
export function DocumentView({ prepared }: { prepared: Renderable }): ReactNode {
  return renderNodes(prepared);
}

/**
 * The elements of the page's top nodes. Renders bottom-up in a loop, so that no depth overflows the
 * stack. Views are pure and without hooks: they are called here, and one that throws costs
 * its own node alone.
 * @param finish what is made of each node's elements before they become its parent's children
 */
export function renderNodes(
  prepared: Renderable,
  finish: Finish = (rendered) => rendered,
): ReactElement[] {
  const rendered = new Map<PreparedNode, ReactNode>();
  const order = [...prepared.nodes];
  for (const node of order) for (const child of node.children) order.push(child);
  // Parents come before their children: from the end, children are ready when their parents are.
  for (let node = order.pop(); node; node = order.pop()) {
    rendered.set(node, renderNode(node, rendered, prepared, finish));
  }
  return fragment(prepared.nodes, rendered);
}

function renderNode(
  node: PreparedNode,
  rendered: ReadonlyMap<PreparedNode, ReactNode>,
  { context, report }: Renderable,
  finish: Finish,
): ReactNode {
  if (node.data === LOAD_FAILED) return null;
  const children = node.children.length > 0 ? fragment(node.children, rendered) : undefined;
  const { props, data, id: nodeId } = node;
  try {
    return finish(node.block.View({ props, data, nodeId, context, children }), node);
  } catch (error) {
    const { component } = node.block.entry;
    report({ node: nodeId, component, pointer: `/nodes/${nodeId}`, reason: String(error) });
    return null;
  }
}

function fragment(
  nodes: readonly PreparedNode[],
  rendered: ReadonlyMap<PreparedNode, ReactNode>,
): ReactElement[] {
  return nodes.map((node) => <Fragment key={node.id}>{rendered.get(node)}</Fragment>);
}
