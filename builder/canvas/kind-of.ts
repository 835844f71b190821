import { clientRegistry } from '@generated/registry.client.ts';
import { blockKey } from '@renderer/document/block-key.ts';
import type { DocumentNode } from '@renderer/document/types.ts';

/** What a block's kind is called, of those that the canvas has code of. */
export const kindOf = ({ component }: DocumentNode): string =>
  clientRegistry.get(blockKey(component))?.entry.label ?? component;
