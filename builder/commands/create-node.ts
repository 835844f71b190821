import { createFreeNodeId } from '@renderer/document/node-id.ts';
import { createNode as createNodeIn } from '@renderer/document/operations/create-node.ts';
import type { NodeId } from '@renderer/document/types.ts';
import { blockName } from '../catalogue.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { transact } from '../store/transact.ts';

/** Creates a node without a parent; returns its id. */
export function createNode(
  store: EditorStore,
  { component, props }: { component: string; props?: Record<string, unknown> },
): NodeId {
  const id = createFreeNodeId(component, store.getState().nodes);
  transact(store, { label: 'creazione', of: blockName(component) }, (document) =>
    createNodeIn(document, { id, component, props }),
  );
  return id;
}
