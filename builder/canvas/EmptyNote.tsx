import type { NodeId } from '@renderer/document/types.ts';
import { useEffect, useRef, useState } from 'react';
import { BlockNotice } from './BlockNotice.tsx';
import { nodeBox, observeNode } from './node-elements.ts';

/**
 * Stands in for a block that shows nothing yet, so that it can be seen and clicked. It stands
 * inside of the block's own boundaries: it measures once the block is there, and goes as soon as
 * the block has a size, such as when its image arrives.
 */
export function EmptyNote({ id, name, props }: { id: NodeId; name: string; props: unknown }) {
  const [empty, setEmpty] = useState(false);
  const note = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other props, another look.
  useEffect(() => {
    const measure = () => {
      if (note.current) note.current.hidden = true;
      const shown = nodeBox(id) !== null;
      if (note.current) note.current.hidden = false;
      setEmpty(!shown);
    };
    measure();
    if (!empty) return;
    const observer = new ResizeObserver(measure);
    const unobserve = observeNode(id, observer);
    return () => {
      unobserve();
      observer.disconnect();
    };
  }, [id, props, empty]);
  if (!empty) return null;
  return (
    <div ref={note} data-empty-node={id}>
      <BlockNotice title={name} quiet>
        Per ora non si vede: compila i suoi campi nel pannello a destra.
      </BlockNotice>
    </div>
  );
}
