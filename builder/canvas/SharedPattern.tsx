import { clientRegistry } from '@generated/registry.client.ts';
import type { PageContext } from '@renderer/contract.ts';
import { blockKey } from '@renderer/document/block-key.ts';
import { type DocumentNode, type NodeId, ROOT_ID } from '@renderer/document/types.ts';
import { isReference, patternIdOf } from '@renderer/patterns/reference.ts';
import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { CanvasNodeData, CanvasPattern } from '../canvas-protocol.ts';
import { BlockBody } from './BlockBody.tsx';
import { BlockNotice } from './BlockNotice.tsx';
import { useCanvas } from './canvas-runtime.ts';
import { PageContextContext, usePageContext } from './page-context.ts';

type Chain = readonly number[];

/**
 * The blocks of a synced pattern in the place of a reference to it. They are nodes of another
 * document: a click on any of them is one on the reference.
 * @param chain the patterns that this one stands in, outermost first
 */
export function SharedPattern({ node, chain = [] }: { node: DocumentNode; chain?: Chain }) {
  const { patterns } = useCanvas();
  const id = patternIdOf(node);
  const pattern = useSyncExternalStore(patterns.subscribe, () =>
    id === undefined ? undefined : patterns.get(id),
  );
  useEffect(() => {
    if (id !== undefined) patterns.request(id);
  }, [patterns, id]);
  if (id === undefined) return <Missing>Non dice quale blocco mostra.</Missing>;
  if (chain.includes(id)) {
    return <Missing>Contiene sé stesso: sul sito qui non appare nulla.</Missing>;
  }
  if (!pattern) {
    return (
      <BlockNotice title="Blocco condiviso" quiet loading>
        Caricamento…
      </BlockNotice>
    );
  }
  if (pattern.problem !== null) return <Missing>{pattern.problem}</Missing>;
  return <PatternBlocks pattern={pattern} chain={[...chain, id]} />;
}

function Missing({ children }: { children: ReactNode }) {
  return (
    <BlockNotice title="Blocco condiviso non disponibile" unseen="pattern">
      {children}
    </BlockNotice>
  );
}

function PatternBlocks({ pattern, chain }: { pattern: CanvasPattern; chain: Chain }) {
  const context = usePageContext();
  const nodes = useMemo(
    () => new Map(pattern.nodes.map((item) => [item.node.id, item])),
    [pattern.nodes],
  );
  const withMedia: PageContext = useMemo(() => {
    const own = new Map(pattern.media.map((item) => [item.url, item]));
    return { ...context, media: new Map([...own, ...context.media]) };
  }, [context, pattern.media]);
  const top = nodes.get(ROOT_ID)?.node.childIds ?? [];
  if (top.length === 0) {
    return (
      <BlockNotice title={`«${pattern.title}» è vuoto`} quiet>
        Aprilo con «Modifica blocco condiviso» per metterci dei blocchi.
      </BlockNotice>
    );
  }
  return (
    <PageContextContext value={withMedia}>
      <PatternNodes ids={top} nodes={nodes} chain={chain} ancestors={NONE} />
    </PageContextContext>
  );
}

const NONE: ReadonlySet<NodeId> = new Set();

interface PatternNodesProps {
  ids: readonly NodeId[];
  nodes: ReadonlyMap<NodeId, CanvasNodeData>;
  chain: Chain;
  ancestors: ReadonlySet<NodeId>;
}

function PatternNodes({ ids, nodes, chain, ancestors }: PatternNodesProps): ReactNode {
  return ids.map((id) => {
    const item = nodes.get(id);
    // A child that is missing or holds itself is a finding of the pattern; here it is left out.
    if (!item || item.node.hidden || ancestors.has(id)) return null;
    const { node } = item;
    if (isReference(node)) return <SharedPattern key={id} node={node} chain={chain} />;
    const block = clientRegistry.get(blockKey(node.component));
    if (!block) {
      return <BlockNotice key={id} title={`Blocco «${node.component}» sconosciuto`} />;
    }
    return (
      <BlockBody key={id} item={item} block={block} inPattern>
        {node.childIds.length > 0 && (
          <PatternNodes
            ids={node.childIds}
            nodes={nodes}
            chain={chain}
            ancestors={new Set([...ancestors, id])}
          />
        )}
      </BlockBody>
    );
  });
}
