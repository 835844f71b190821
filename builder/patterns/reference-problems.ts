import { pointer } from '@renderer/document/pointer.ts';
import type { DocumentNode, Finding } from '@renderer/document/types.ts';
import { missingPattern, patternIdOf, validateReference } from '@renderer/patterns/reference.ts';
import { count } from '../editor/format.ts';
import { countProblems, type SharedPatterns } from './pattern-store.ts';

/**
 * What is wrong with a reference: that it names no pattern, a missing one, the pattern it stands
 * in, or one with problems of its own. Asks for a pattern that is not known yet.
 * @param self the pattern being edited, if it is one
 */
export function referenceProblems(
  node: DocumentNode,
  patterns: SharedPatterns,
  self?: number,
): readonly Finding[] {
  const id = patternIdOf(node);
  if (id === undefined) return validateReference(node);
  if (id === self) return [holdsItself(node)];
  const known = patterns.get(id);
  if (!known) patterns.load(id);
  if (known?.state === 'missing') return [missingPattern(node)];
  if (known?.state !== 'ready') return [];
  const number = countProblems(known.problems);
  return number === 0 ? [] : [hasProblems(node, known.pattern.title, number)];
}

function holdsItself({ id, component }: DocumentNode): Finding {
  return {
    ...{ node: id, component, severity: 'error', rule: 'pattern-cycle' },
    pointer: pointer(['nodes', id, 'props', 'patternId']),
    message: 'Un blocco condiviso non può contenere sé stesso: qui non appare nulla.',
  };
}

/** A warning: other pages show the pattern as it is, and it is mended in its own editor. */
function hasProblems({ id, component }: DocumentNode, title: string, number: number): Finding {
  return {
    ...{ node: id, component, severity: 'warning', rule: 'pattern-content' },
    pointer: pointer(['nodes', id, 'props', 'patternId']),
    message: `«${title}» ha ${count(number, 'problema', 'problemi')}: aprilo per ${number === 1 ? 'correggerlo' : 'correggerli'}.`,
  };
}
