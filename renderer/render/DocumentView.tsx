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
type Finish = (rendered: ReactNode, node: PreparedNode) => ReactElement | null;

/** The page: every prepared node rendered by its block, children inside their parents. */
export function DocumentView({ prepared }: { prepared: Renderable }): ReactNode {
  return renderNodes(prepared);
}

/** A node's elements as one child of its parent. */
export const keyed: Finish = (rendered, node) => <Fragment key={node.id}>{rendered}</Fragment>;

/** A node whose children are being rendered, those that are ready in order. */
interface Open {
  node: PreparedNode;
  children: (ReactElement | null)[];
}

/**
 * The elements of the page's top nodes. Renders each node once its children are ready, in a loop,
 * so that no depth overflows the stack. Views are pure and without hooks: they are called here, and
 * one that throws costs its own node alone.
 * @param finish what is made of each node's elements before they become a child of its parent:
 *   one element with the node's id as its key
 */
export function renderNodes(prepared: Renderable, finish: Finish = keyed): (ReactElement | null)[] {
  const top: (ReactElement | null)[] = [];
  for (const node of prepared.nodes) {
    const open: Open[] = [{ node, children: [] }];
    for (let last = open.at(-1); last; last = open.at(-1)) {
      const child = last.node.children[last.children.length];
      if (child) {
        open.push({ node: child, children: [] });
        continue;
      }
      open.pop();
      const parent = open.at(-1)?.children ?? top;
      parent.push(renderNode(last, prepared, finish));
    }
  }
  return top;
}

function renderNode(
  { node, children }: Open,
  { context, report }: Renderable,
  finish: Finish,
): ReactElement | null {
  if (node.data === LOAD_FAILED) return null;
  const { props, data, id: nodeId } = node;
  const inside = children.length > 0 ? children : undefined;
  try {
    return finish(node.block.View({ props, data, nodeId, context, children: inside }), node);
  } catch (error) {
    const { component } = node.block.entry;
    report({ node: nodeId, component, pointer: `/nodes/${nodeId}`, reason: String(error) });
    return null;
  }
}
