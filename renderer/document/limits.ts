export interface Caps {
  bytes: number;
  nodes: number;
}

export const MAX_NODES = 50_000;
/** Caps of a page document (docs: DESIGN, security rules); beyond them it is refused whole. */
export const DOCUMENT_CAPS: Caps = { bytes: 5 * 1024 * 1024, nodes: MAX_NODES };
/** For what this browser kept of unsaved work: it is the only copy. */
export const NO_CAPS: Caps = { bytes: Number.POSITIVE_INFINITY, nodes: Number.POSITIVE_INFINITY };
/** Deepest nesting that is rendered; React itself recurses over the tree. */
export const MAX_DEPTH = 1_000;
/**
 * Deepest nesting of the stored JSON: real pages have about ten levels. What writes or compares
 * values recurses over them.
 */
export const MAX_NESTING = 500;
/** Of what is pasted into a page, whose own levels come on top. */
export const MAX_PASTED_NESTING = MAX_NESTING / 2;
/** Forbidden keys that are listed: who wrote so many needs no longer list. */
export const MAX_FORBIDDEN_KEYS = 100;

/** Keys that must never reach a plain object. */
export const FORBIDDEN_KEYS: ReadonlySet<string> = new Set([
  '__proto__',
  'constructor',
  'prototype',
]);
