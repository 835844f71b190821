import { clientRegistry } from '@generated/registry.client.ts';
import { blockKey } from '@renderer/document/block-key.ts';
import { type NodeId, ROOT_ID } from '@renderer/document/types.ts';
import { isReference } from '@renderer/patterns/reference.ts';
import type { ClientBlock } from '@renderer/registry.ts';
import {
  Fragment,
  type FragmentInstance,
  memo,
  type ReactNode,
  useCallback,
  useMemo,
  useSyncExternalStore,
} from 'react';
import type { CanvasNodeData } from '../canvas-protocol.ts';
import { BlockBody } from './BlockBody.tsx';
import { BlockNotice } from './BlockNotice.tsx';
import { useCanvas } from './canvas-runtime.ts';
import { EmptySlot } from './EmptySlot.tsx';
import { HiddenBlock } from './HiddenBlock.tsx';
import { registerNode } from './node-elements.ts';
import { SharedPattern } from './SharedPattern.tsx';

interface CanvasNodeProps {
  id: NodeId;
  ancestors: ReadonlySet<NodeId>;
}

/** One node of the page with its children; subscribed to itself alone. */
export const CanvasNode = memo(NodeOfPage);

// Not named like the memoised component: it renders that one, not itself, for its children.
function NodeOfPage({ id, ancestors }: CanvasNodeProps) {
  const { store } = useCanvas();
  const item = useSyncExternalStore(
    useCallback((listener) => store.subscribeNode(id, listener), [store, id]),
    () => store.getNode(id),
  );
  const path = useMemo(() => new Set([...ancestors, id]), [ancestors, id]);
  const depth = ancestors.size;
  const mark = useCallback(
    (fragment: FragmentInstance | null) =>
      fragment ? registerNode(id, depth, fragment) : undefined,
    [id, depth],
  );
  // A child that is missing or holds itself is a finding of the document; here it is left out.
  if (!item || ancestors.has(id)) return null;

  const { node } = item;
  const block = clientRegistry.get(blockKey(node.component));
  const isContainer = id === ROOT_ID || (block?.entry.slots.includes('children') ?? false);
  let children: ReactNode;
  if (isContainer) {
    children =
      node.childIds.length === 0 ? (
        <EmptySlot parentId={id} />
      ) : (
        node.childIds.map((child) => <CanvasNode key={child} id={child} ancestors={path} />)
      );
  }
  if (id === ROOT_ID) return children;
  return (
    <Fragment ref={mark}>
      {node.hidden ? <HiddenBlock node={node} /> : <ShownBlock {...{ item, block, children }} />}
    </Fragment>
  );
}

function ShownBlock({
  item,
  block,
  children,
}: {
  item: CanvasNodeData;
  block: ClientBlock | undefined;
  children: ReactNode;
}) {
  const { node } = item;
  if (isReference(node)) return <SharedPattern node={node} />;
  if (block) {
    return (
      <BlockBody item={item} block={block}>
        {children}
      </BlockBody>
    );
  }
  return (
    <BlockNotice title={`Blocco «${node.component}» sconosciuto`}>
      Non è nel catalogo: sul sito non appare. I suoi dati restano salvati.
    </BlockNotice>
  );
}
