import { keyed, levelCounter, renderNodes } from '@renderer/render/DocumentView.tsx';
import type { PreparedDocument } from '@renderer/render/prepare.ts';
import type { ReactNode } from 'react';
import { AsMarkup } from './AsMarkup.tsx';
import { apart, type Part, readPart } from './once.tsx';

/**
 * The blocks of a page. What needs no code in the browser is sent as markup alone
 * (docs/decisions/0013-markup-once.md): whole runs of blocks, and around islands whatever is not
 * theirs. In development blocks are rendered as usual.
 */
export function BlockTree({ prepared }: { prepared: PreparedDocument }) {
  if (process.env.NODE_ENV !== 'production') return renderNodes(prepared);
  const isFull = levelCounter();
  const blocks = renderNodes(prepared, (rendered, node) => {
    const part = readPart(rendered);
    return keyed(isFull(node) ? apart(part) : part.node, node);
  });
  return runsOf(blocks.map(readPart)).flatMap(({ isStatic, nodes }, index) =>
    isStatic ? <AsMarkup key={index}>{nodes}</AsMarkup> : nodes,
  );
}

interface Run {
  isStatic: boolean;
  nodes: ReactNode[];
}

/** Neighbours of one kind, in order. */
function runsOf(parts: readonly Part[]): Run[] {
  const runs: Run[] = [];
  for (const { isStatic, node } of parts) {
    const last = runs.at(-1);
    if (last?.isStatic === isStatic) last.nodes.push(node);
    else runs.push({ isStatic, nodes: [node] });
  }
  return runs;
}
