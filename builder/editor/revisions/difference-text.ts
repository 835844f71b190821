import { blockName } from '../../catalogue.ts';
import type { Difference } from '../../compare/compare-documents.ts';
import { nodeLabel } from '../../node-label.ts';
import type { EditorState } from '../../store/state.ts';
import { valueText } from '../conflict/clash-text.ts';
import { fieldName } from '../field-of.ts';

type Nodes = EditorState['nodes'];

const WHAT = {
  added: 'in più in questa versione',
  removed: 'manca in questa versione',
  moved: 'sta in un altro contenitore',
  reordered: 'ha i blocchi in un altro ordine',
} as const;

/** A difference in words: what going to the other version would do. */
export function differenceText(
  difference: Difference,
  { before, after }: { before: Nodes; after: Nodes },
): { block: string; what: string; values?: readonly [string, string] } {
  const node = before.get(difference.node) ?? after.get(difference.node);
  const block = node ? nodeLabel(node) : blockName(difference.node);
  if (difference.kind !== 'field') return { block, what: WHAT[difference.kind] };
  const [room, ...path] = difference.path;
  const field = room === 'props' ? fieldName(node?.component ?? '', path) : String(room);
  return {
    block,
    what: field,
    values: [valueText(difference.before), valueText(difference.after)],
  };
}
