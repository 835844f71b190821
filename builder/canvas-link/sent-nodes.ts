import type { DocumentNode, Finding } from '@renderer/document/types.ts';
import type { CanvasPattern } from '../canvas-protocol.ts';
import { fieldOf } from '../editor/field-of.ts';
import type { PatternState } from '../patterns/pattern-store.ts';

/** A problem of a block with the field it is about, e.g. `Titolo: Richiesto`. */
export function sentence(finding: Finding, node: DocumentNode): string {
  const field = fieldOf(finding, node);
  return field === '' ? finding.message : `${field}: ${finding.message}`;
}

/** A synced pattern as the canvas shows it; undefined while it is being read. */
export function canvasPattern(known: PatternState | undefined): CanvasPattern | undefined {
  if (!known || known.state === 'loading') return undefined;
  if (known.state === 'ready') {
    const { pattern, document, problems } = known;
    const nodes = [...document.nodes.values()].map((node) => ({
      ...{ node, problems: (problems.get(node.id) ?? []).map((each) => sentence(each, node)) },
    }));
    return { title: pattern.title, nodes, media: document.media, problem: null };
  }
  const problem =
    known.state === 'missing' ? 'Non esiste più: sul sito qui non appare nulla.' : known.message;
  return { title: '', nodes: [], media: [], problem };
}
