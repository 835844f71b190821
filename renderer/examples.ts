import type { Subtree } from './document/operations/insert-subtree.ts';

/** One example of a block, from `schemas/blocks/<name>/examples`. */
export interface BlockExample {
  name: string;
  title: string;
  props: Record<string, unknown>;
  children?: readonly Subtree[];
  /** What the block's loader would answer, for the catalogue and tests. */
  data?: unknown;
}

/** A page to begin with, from `schemas/templates`. */
export interface PageTemplate {
  name: string;
  title: string;
  description: string;
  /** CMS template the page gets, empty for the default one. */
  template: string;
  /** Texts that stand for others: publishing warns of those that are left. */
  samples: readonly string[];
  children: readonly Subtree[];
}
