import { randomUUID } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderNodes } from '../render/DocumentView.tsx';
import type { PreparedDocument, PreparedNode } from '../render/prepare.ts';

/**
 * Levels of blocks that React renders in one go. It recurses over the tree, and at some hundred
 * levels its stack is full; it then goes on, but leaves parts of the tree out.
 */
export const LEVELS = 32;

/** The markup of a document of any depth: rendered from below, some levels at a time. */
export function deepMarkup(
  prepared: PreparedDocument,
  render: (node: ReactNode) => string,
): string {
  const markup: string[] = [];
  // Nobody who writes a page can guess the text that stands for a part until it is put in.
  const token = randomUUID();
  const places = new RegExp(`${token}:(\\d+);`, 'g');
  const filled = (html: string) => html.replace(places, (_, index) => markup[index] ?? '');
  const heights = new Map<PreparedNode, number>();
  const nodes = renderNodes(prepared, (rendered, node) => {
    let height = 1;
    for (const child of node.children) height = Math.max(height, (heights.get(child) ?? 0) + 1);
    if (height < LEVELS) {
      heights.set(node, height);
      return rendered;
    }
    markup.push(filled(render(rendered)));
    return `${token}:${markup.length - 1};`;
  });
  return filled(render(nodes));
}
