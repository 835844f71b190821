/** Caps of a page document (docs: DESIGN, security rules); beyond them it is refused whole. */
export const MAX_BYTES = 5 * 1024 * 1024;
export const MAX_NODES = 50_000;
/** Deepest nesting that is rendered; React itself recurses over the tree. */
export const MAX_DEPTH = 1_000;

/** Keys that must never reach a plain object. */
export const FORBIDDEN_KEYS: ReadonlySet<string> = new Set([
  '__proto__',
  'constructor',
  'prototype',
]);
