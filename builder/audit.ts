import type { NodeId } from '@renderer/document/types.ts';

/** What the canvas sees of the page as it is shown; checks are made of it. */
export interface PageAudit {
  headings: readonly { node: NodeId; level: number; text: string }[];
  links: readonly { node: NodeId; href: string; text: string }[];
  images: readonly { node: NodeId; src: string; alt: string }[];
  /** Images and linked files that the site does not have. */
  missing: readonly { node: NodeId; address: string; kind: 'image' | 'file' }[];
  /** Ids of elements, which anchors may lead to. */
  ids: readonly string[];
  contrast: readonly { node: NodeId; text: string; ratio: number; needed: number }[];
  /** Blocks that show nothing yet. */
  empty: readonly NodeId[];
  weights: readonly { node: NodeId; html: number; images: number }[];
}
