import { clientRegistry } from '@generated/registry.client.ts';
import { blockKey } from '@renderer/document/block-key.ts';
import type { DocumentNode } from '@renderer/document/types.ts';
import { valueAt, withValueAt } from '../form/field-path.ts';

/** A text of a node, and the node but for it. */
export interface WrittenField {
  value: string;
  rest: unknown;
}

/** Reads a text field of a node, with defaults, which writing puts down. */
export function writtenField(node: DocumentNode, path: readonly (string | number)[]): WrittenField {
  const fillDefaults = clientRegistry.get(blockKey(node.component))?.fillDefaults;
  const filled = fillDefaults?.(node.props) ?? node.props;
  const value = valueAt(filled, path);
  return {
    value: typeof value === 'string' ? value : '',
    rest: { ...node, props: withValueAt(filled, path, '', filled) },
  };
}
