/**
 * The page document (spec 3.1, 3.2, 3.14). `SavedDocument` is what WordPress stores in
 * `post_content`; `Document` is the same in memory. Fields the product does not know are kept.
 */
export type NodeId = string;

export const ROOT_ID = 'root';

export interface DocumentNode {
  id: NodeId;
  component: string;
  props: Record<string, unknown>;
  childIds: readonly NodeId[];
  uneditable?: boolean;
  /** Kept in the page and not shown on the site, nor is what lies in it (docs/decisions/0031). */
  hidden?: boolean;
  [unknown: string]: unknown;
}

export interface MediaItem {
  id: string;
  url: string;
  /** Focal point in percent of width and height; default [50, 50]. */
  focus: readonly [number, number];
  alt?: string;
  /** What editors know it by: the file as it was uploaded; its address has another name. */
  name?: string;
  width?: number;
  height?: number;
  [unknown: string]: unknown;
}

/** Schema version of each block at the time of saving, by lower-cased component identifier. */
export type BlockVersions = Record<string, number>;

/** In memory: nodes in a Map, because ids come from outside and must never be plain object keys. */
export interface Document {
  nodes: ReadonlyMap<NodeId, DocumentNode>;
  media: readonly MediaItem[];
  versions: BlockVersions;
  /** Top-level fields of the saved JSON that this version does not know. */
  extra: Record<string, unknown>;
}

export type Severity = 'error' | 'warning';

/** One problem of a document (contract C3). */
export interface Finding {
  /** Node id; empty for the document itself. */
  node: NodeId;
  /** Component identifier of the node, as stored; empty for the document itself. */
  component: string;
  /** JSON pointer from the document's root, e.g. `/nodes/faq-1/props/items/0/question`. */
  pointer: string;
  /** JSON Schema keyword, a document rule (`json`, `cycle`, ...) or a rule of `schemas/rules`. */
  rule: string;
  /** Italian sentence for the editor. */
  message: string;
  severity: Severity;
}
