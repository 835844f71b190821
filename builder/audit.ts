import type { NodeId } from '@renderer/document/types.ts';

/**
 * Why something is not seen: its code, its data, the shared block or all of the canvas is missing,
 * it is still on its way, or it fails with its contents.
 */
export type Unseen = 'code' | 'data' | 'pattern' | 'page' | 'loading' | 'contents';

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
  /** Where something of the page could not be looked at; without a node it is all of it. */
  unseen: readonly { node: NodeId; why: Unseen }[];
  weights: readonly { node: NodeId; html: number; images: number }[];
}

/** Of a page that there is nothing to be seen of. */
export const NOTHING_SEEN: PageAudit = {
  headings: [],
  links: [],
  images: [],
  missing: [],
  ids: [],
  empty: [],
  contrast: [],
  weights: [],
  unseen: [],
};

/** Of a canvas that does not answer. */
export const UNANSWERED: PageAudit = { ...NOTHING_SEEN, unseen: [{ node: '', why: 'page' }] };
