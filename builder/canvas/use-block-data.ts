import type { ClientBlock } from '@renderer/registry.ts';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { type BlockData, blockDataKey } from './block-data.ts';
import { useCanvas } from './canvas-runtime.ts';

/** Typing in a block with data asks the CMS only when it rests. */
const REST_MS = 350;

/**
 * The data of a block's loader; undefined for blocks without one. While new data is on its way
 * the previous stays, so that the block doesn't flicker.
 */
export function useBlockData(
  { entry }: ClientBlock,
  props: Record<string, unknown> | undefined,
): BlockData | undefined {
  const { blockData } = useCanvas();
  const key = entry.hasLoader && props ? blockDataKey(entry.component, props) : undefined;
  const current = useSyncExternalStore(blockData.subscribe, () =>
    key === undefined ? undefined : blockData.get(key),
  );
  const last = useRef<BlockData | undefined>(undefined);
  if (current && current.state !== 'loading') last.current = current;

  useEffect(() => {
    if (key === undefined || !props) return;
    const request = () => blockData.request({ key, component: entry.component, props });
    if (!last.current) {
      request();
      return;
    }
    const timer = setTimeout(request, REST_MS);
    return () => clearTimeout(timer);
  }, [blockData, entry.component, key, props]);

  if (key === undefined) return undefined;
  return current?.state === 'loaded' || current?.state === 'failed'
    ? current
    : (last.current ?? { state: 'loading' });
}
