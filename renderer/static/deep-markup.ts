import { randomUUID } from 'node:crypto';
import type { ReactNode } from 'react';
import { levelCounter, renderNodes } from '../render/DocumentView.tsx';
import type { PreparedDocument } from '../render/prepare.ts';

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
  const isFull = levelCounter();
  const nodes = renderNodes(prepared, (rendered, node) => {
    if (!isFull(node)) return rendered;
    markup.push(filled(render(rendered)));
    return `${token}:${markup.length - 1};`;
  });
  return filled(render(nodes));
}
