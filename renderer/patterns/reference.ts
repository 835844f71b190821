import { pointer } from '../document/pointer.ts';
import { ruleFinding } from '../document/rule-finding.ts';
import type { DocumentNode, Finding } from '../document/types.ts';

/**
 * A synced pattern is a document of its own that many pages show. A page holds a node of this
 * component in its place, whose only prop says which pattern it is. It is no block of the
 * catalogue: it is replaced by the pattern's blocks before anything is rendered
 * (docs/decisions/0014-synced-patterns.md).
 */
export const REFERENCE = 'SyncedPattern';

const KEY = REFERENCE.toLowerCase();

/** CMS id of a pattern. */
export type PatternId = number;

/** Whether a node stands for a synced pattern. */
export function isReference({ component }: Pick<DocumentNode, 'component'>): boolean {
  return component.toLowerCase() === KEY;
}

/** The pattern a reference names; undefined when it names none. */
export function patternIdOf({ props }: Pick<DocumentNode, 'props'>): PatternId | undefined {
  const { patternId } = props;
  return Number.isSafeInteger(patternId) && (patternId as number) > 0
    ? (patternId as number)
    : undefined;
}

/** Problems of a reference itself; whether its pattern exists is known by the CMS alone. */
export function validateReference(node: DocumentNode): Finding[] {
  if (patternIdOf(node) !== undefined) return [];
  const { id, component } = node;
  const missing = node.props.patternId === undefined;
  return [
    {
      ...{ node: id, component, severity: 'error' },
      pointer: pointer(['nodes', id, 'props', 'patternId']),
      rule: missing ? 'required' : 'type',
      message: missing ? 'Richiesto' : 'Non è l’id di un blocco condiviso.',
    },
  ];
}

/** The finding of a reference whose pattern does not exist, or no longer. */
export function missingPattern({ id, component }: DocumentNode): Finding {
  return ruleFinding('missing-pattern', {
    ...{ node: id, component },
    pointer: pointer(['nodes', id, 'props', 'patternId']),
  });
}
