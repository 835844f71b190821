import { clientRegistry } from '@generated/registry.client.ts';
import { blockKey } from '@renderer/document/block-key.ts';
import type { DocumentNode } from '@renderer/document/types.ts';
import { givenName } from '../node-label.ts';

/** What a block's kind is called, of those that the canvas has code of. */
export const kindOf = ({ component }: DocumentNode): string =>
  clientRegistry.get(blockKey(component))?.entry.label ?? component;

/** What a block is called: by whoever named it, or after its kind. */
export const nameOf = (node: DocumentNode | undefined): string =>
  node ? givenName(node) || kindOf(node) : '';
