import { blockKey } from '@renderer/document/block-key.ts';
import { extractSubtree, type Subtree } from '@renderer/document/operations/insert-subtree.ts';
import { type MediaItem, ROOT_ID } from '@renderer/document/types.ts';
import { readPayload } from '../clipboard/payload.ts';
import type { Pattern } from '../cms/library.ts';
import { openContent } from '../open-content.ts';
import { loadExamples, starterSubtree } from './starter-subtree.ts';

/** Example that shows a container with something in it, which a new one is without. */
const FILLED = 'filled';

/** What a picture shows. */
export interface Pictured {
  children: readonly Subtree[];
  media?: readonly MediaItem[];
}

/** What shows a block as it will be: its filled example, else what a new one begins with. */
export async function picturedBlock(component: string): Promise<Pictured> {
  const filled = (await loadExamples(blockKey(component))).find(({ name }) => name === FILLED);
  if (!filled) return { children: [await starterSubtree(component)] };
  const { props, children } = filled;
  return { children: [{ component, props, ...(children && { children }) }] };
}

/** What shows saved blocks: themselves. */
export function picturedPattern({ synced, content }: Pattern): Pictured {
  if (!synced) {
    const { subtrees = [], media = [] } = readPayload(content) ?? {};
    return { children: subtrees, media };
  }
  const { document } = openContent(content);
  const top = document.nodes.get(ROOT_ID)?.childIds ?? [];
  const children = top
    .filter((id) => document.nodes.has(id))
    .map((id) => extractSubtree(document, id));
  return { children, media: document.media };
}
