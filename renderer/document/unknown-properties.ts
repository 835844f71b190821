import { knownFields } from '@generated/known-fields.ts';
import { blockKey } from './block-key.ts';
import { pointer } from './pointer.ts';
import { ruleFinding } from './rule-finding.ts';
import type { DocumentNode, Finding } from './types.ts';
import { unknownNames } from './unknown-names.ts';

/** What the client fills in on a node (spec 3.2): no field, and none that was forgotten. */
const FILLED_IN: Readonly<Record<string, string>> = { productpagetabcontent: 'productsData' };

/**
 * Stored values of a node that no field of its block reads, as those of a field that was renamed or
 * removed without a migration. They are kept, but no page shows them.
 */
export function unknownProperties({ id, component, props }: DocumentNode): Finding[] {
  const key = blockKey(component);
  const known = Object.hasOwn(knownFields, key) ? knownFields[key] : undefined;
  if (!known) return [];
  const { [FILLED_IN[key] ?? '']: _filledIn, ...stored } = props;
  return unknownNames(known, stored, ['nodes', id, 'props']).map((at) =>
    ruleFinding(
      'unknown-property',
      { node: id, component, pointer: pointer(at) },
      { field: String(at.at(-1)) },
    ),
  );
}
