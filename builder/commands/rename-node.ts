import { changeNodes } from '@renderer/document/operations/change.ts';
import type { NodeId } from '@renderer/document/types.ts';
import { blockName } from '../catalogue.ts';
import { givenName, MAX_NAME } from '../node-label.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { transact } from '../store/transact.ts';

/** Gives a block a name of its own; an empty one takes it away. */
export function renameNode(
  store: EditorStore,
  { id, name }: { id: NodeId; name: string },
): boolean {
  const node = store.getState().nodes.get(id);
  const text = name.trim().slice(0, MAX_NAME);
  if (!node || text === givenName(node)) return false;
  const change = { label: 'Nome', of: blockName(node.component), from: givenName(node), to: text };
  return transact(store, change, (document) => {
    const { name: _before, ...unnamed } = node;
    return changeNodes(document, [
      text === '' ? ({ ...unnamed, id } as typeof node) : { ...node, name: text },
    ]);
  });
}
