import type { DocumentNode } from '@renderer/document/types.ts';
import { blockName } from './catalogue.ts';

/** Longest name an editor may give to a block. */
export const MAX_NAME = 80;

/** The name an editor gave to a block; empty when there is none. */
export function givenName({ name }: DocumentNode): string {
  return typeof name === 'string' ? name.trim() : '';
}

/** What a block is called: its own name, or that of its kind. */
export function nodeLabel(node: DocumentNode): string {
  return givenName(node) || blockName(node.component);
}
