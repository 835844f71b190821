import type { CanvasMessage, EditorMessage } from '../canvas-protocol.ts';

export type BlockData =
  | { state: 'loading' }
  | { state: 'loaded'; data: unknown }
  | { state: 'failed'; message: string };

interface AskedBlock {
  key: string;
  component: string;
  props: Record<string, unknown>;
}

/** Data of blocks with a loader, asked of the editor once for each component and props. */
export interface BlockDataCache {
  get(key: string): BlockData | undefined;
  request(block: AskedBlock): void;
  /** Asks once more for what could not be had. */
  retry(key: string): void;
  subscribe(listener: () => void): () => void;
  receive(message: EditorMessage): void;
}

export function blockDataKey(component: string, props: unknown): string {
  return `${component.toLowerCase()} ${JSON.stringify(props)}`;
}

export function createBlockDataCache(ask: (message: CanvasMessage) => void): BlockDataCache {
  const known = new Map<string, BlockData>();
  const asked = new Map<string, AskedBlock>();
  const listeners = new Set<() => void>();
  const set = (key: string, data: BlockData) => {
    known.set(key, data);
    for (const listener of [...listeners]) listener();
  };
  const askFor = (block: AskedBlock) => {
    asked.set(block.key, block);
    set(block.key, { state: 'loading' });
    ask({ type: 'data', ...block });
  };
  return {
    get: (key) => known.get(key),
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    request(block) {
      if (!known.has(block.key)) askFor(block);
    },
    retry(key) {
      const block = asked.get(key);
      if (block && known.get(key)?.state === 'failed') askFor(block);
    },
    receive(message) {
      if (message.type === 'data') set(message.key, { state: 'loaded', data: message.data });
      if (message.type === 'data-failed') {
        set(message.key, { state: 'failed', message: message.message });
      }
    },
  };
}
