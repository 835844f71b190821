import { changeNodes } from '@renderer/document/operations/change.ts';
import type { DocumentNode, NodeId } from '@renderer/document/types.ts';
import { nodeLabel } from '../node-label.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { blocks } from '../store/history.ts';
import { transact } from '../store/transact.ts';

/** Hides blocks from visitors, or shows them to them again: one step. */
export function setHidden(
  store: EditorStore,
  { ids, hidden }: { ids: readonly NodeId[]; hidden: boolean },
): void {
  const changed = ids.flatMap((id) => {
    const node = store.getState().nodes.get(id);
    return node && (node.hidden === true) !== hidden ? [node] : [];
  });
  const [only, ...others] = changed;
  if (!only) return;
  const of = others.length === 0 ? nodeLabel(only) : blocks(changed.length);
  const change = { label: 'Visibilità sul sito', of, from: hidden, to: !hidden };
  transact(store, change, (document) => changeNodes(document, changed.map(hidden ? hide : show)));
}

const hide = (node: DocumentNode): DocumentNode => ({ ...node, hidden: true });

function show({ hidden: _hidden, ...node }: DocumentNode): DocumentNode {
  return node as DocumentNode;
}
