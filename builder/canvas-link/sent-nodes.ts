import type { DocumentNode, Finding } from '@renderer/document/types.ts';
import type { CanvasNodeData, CanvasPattern } from '../canvas-protocol.ts';
import { fieldOf, pathOfFinding } from '../editor/field-of.ts';
import type { PatternState } from '../patterns/pattern-store.ts';

/** A node with what is wrong with it. */
export function canvasNode(node: DocumentNode, findings: readonly Finding[]): CanvasNodeData {
  const problems = findings.map((each) => sentence(each, node));
  // Required fields are texts so far; a block that cannot do without another throws, and says so.
  const isUnwritten = problems.length > 0 && findings.every(({ rule }) => rule === 'required');
  return { node, problems, ...(isUnwritten && { unwritten: findings.map(pathOfFinding) }) };
}

/** A problem of a block with the field it is about, e.g. `Titolo: Richiesto`. */
function sentence(finding: Finding, node: DocumentNode): string {
  const field = fieldOf(finding, node);
  return field === '' ? finding.message : `${field}: ${finding.message}`;
}

/** A synced pattern as the canvas shows it; undefined while it is being read. */
export function canvasPattern(known: PatternState | undefined): CanvasPattern | undefined {
  if (!known || known.state === 'loading') return undefined;
  if (known.state === 'ready') {
    const { pattern, document, problems } = known;
    const nodes = [...document.nodes.values()].map((node) =>
      canvasNode(node, problems.get(node.id) ?? []),
    );
    return { title: pattern.title, nodes, media: document.media, problem: null };
  }
  const problem =
    known.state === 'missing' ? 'Non esiste più: sul sito qui non appare nulla.' : known.message;
  return { title: '', nodes: [], media: [], problem };
}
