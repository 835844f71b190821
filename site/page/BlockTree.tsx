import { renderNodes } from '@renderer/render/DocumentView.tsx';
import type { PreparedDocument, PreparedNode } from '@renderer/render/prepare.ts';
import { Fragment } from 'react';
import { AsMarkup } from './AsMarkup.tsx';

/** The blocks of a page; those that send the browser no code are sent as markup alone. */
export function BlockTree({ prepared }: { prepared: PreparedDocument }) {
  return runsOf(prepared.nodes).map(({ isStatic, nodes }) => {
    const content = renderNodes({ ...prepared, nodes });
    const key = nodes[0]?.id;
    return isStatic ? (
      <AsMarkup key={key}>{content}</AsMarkup>
    ) : (
      <Fragment key={key}>{content}</Fragment>
    );
  });
}

interface Run {
  isStatic: boolean;
  nodes: PreparedNode[];
}

/** Neighbours of one kind, in order. */
function runsOf(nodes: readonly PreparedNode[]): Run[] {
  const runs: Run[] = [];
  for (const node of nodes) {
    const isStatic = hasNoIsland(node);
    const last = runs.at(-1);
    if (last?.isStatic === isStatic) last.nodes.push(node);
    else runs.push({ isStatic, nodes: [node] });
  }
  return runs;
}

function hasNoIsland(node: PreparedNode): boolean {
  const stack = [node];
  for (let item = stack.pop(); item; item = stack.pop()) {
    if (item.block.entry.islands.length > 0) return false;
    stack.push(...item.children);
  }
  return true;
}
