import type { ClientBlock } from '@renderer/registry.ts';
import { type ReactNode, Suspense, useMemo, useRef } from 'react';
import type { CanvasNodeData } from '../canvas-protocol.ts';
import { withValueAt } from '../form/field-path.ts';
import { BlockErrorBoundary } from './BlockErrorBoundary.tsx';
import { BlockNotice } from './BlockNotice.tsx';
import { blockDataKey } from './block-data.ts';
import { useCanvas } from './canvas-runtime.ts';
import { EmptyNote } from './EmptyNote.tsx';
import { usePageContext } from './page-context.ts';
import { useBlockData } from './use-block-data.ts';

type Props = Record<string, unknown>;

/**
 * A block as the site shows it. While its fields are invalid the site would show nothing, so it
 * stays in view under a notice that says what is wrong: without the texts that are still to be
 * written, or, where more is wrong than that, as it was when it was valid.
 */
export function BlockBody({
  item: { node, problems, unwritten },
  block,
  inPattern = false,
  children,
}: {
  item: CanvasNodeData;
  block: ClientBlock;
  /** It is a block of a synced pattern: no node of this page, so that it cannot be measured. */
  inPattern?: boolean;
  children: ReactNode;
}) {
  const context = usePageContext();
  const { blockData } = useCanvas();
  const filled = useMemo(() => block.fillDefaults(node.props), [block, node.props]);
  const lastShown = useRef<Props | undefined>(undefined);
  const isValid = problems.length === 0;
  const shown = useMemo(
    () => (isValid ? filled : unwritten && withBlanks(filled, unwritten)),
    [isValid, filled, unwritten],
  );
  // Derived from what was rendered before, so it may be written while rendering.
  if (shown) lastShown.current = shown;
  const props = lastShown.current;
  const data = useBlockData(block, props);

  const notice = isValid ? null : (
    <BlockNotice
      title={`«${block.entry.label}» non è completo: sul sito non appare${props && !shown ? ', qui resta com’era' : ''}`}
    >
      {problems.slice(0, 3).join(' · ')}
      {problems.length > 3 && ` · e altri ${problems.length - 3}`}
    </BlockNotice>
  );
  if (!props) {
    return (
      <>
        {notice}
        {children}
      </>
    );
  }
  if (block.entry.hasLoader && data?.state !== 'loaded') {
    const wait =
      data?.state === 'failed' ? (
        <BlockNotice
          title={`I dati di «${block.entry.label}» non sono disponibili`}
          unseen="data"
          action={{
            label: 'Riprova',
            run: () => blockData.retry(blockDataKey(block.entry.component, props)),
          }}
        >
          {data.message}
        </BlockNotice>
      ) : (
        <BlockNotice title={block.entry.label} quiet loading>
          Caricamento dei dati…
        </BlockNotice>
      );
    return (
      <>
        {wait}
        {children}
      </>
    );
  }
  return (
    <>
      {notice}
      <BlockErrorBoundary
        name={block.entry.label}
        resetKey={props}
        // Told by what it shows whether the code has come.
        reload={() => void block.preload()?.catch(() => {})}
      >
        <Suspense fallback={<BlockNotice title={block.entry.label} quiet loading />}>
          <block.View
            props={props}
            data={data?.state === 'loaded' ? data.data : undefined}
            nodeId={node.id}
            context={context}
          >
            {children}
          </block.View>
          {!inPattern && <EmptyNote id={node.id} name={block.entry.label} props={props} />}
        </Suspense>
      </BlockErrorBoundary>
    </>
  );
}

function withBlanks(props: Props, unwritten: NonNullable<CanvasNodeData['unwritten']>): Props {
  return unwritten.reduce<Props>((blank, path) => withValueAt(blank, path, '', {}) as Props, props);
}
