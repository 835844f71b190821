import type { CanvasMessage, CanvasPattern, EditorMessage } from '../canvas-protocol.ts';

/** The synced patterns of the page, asked of the editor once each; it tells when they change. */
export interface PatternCache {
  get(id: number): CanvasPattern | undefined;
  request(id: number): void;
  subscribe(listener: () => void): () => void;
  receive(message: EditorMessage): void;
}

export function createPatternCache(ask: (message: CanvasMessage) => void): PatternCache {
  const known = new Map<number, CanvasPattern>();
  const asked = new Set<number>();
  const listeners = new Set<() => void>();
  return {
    get: (id) => known.get(id),
    request(id) {
      if (asked.has(id)) return;
      asked.add(id);
      ask({ type: 'pattern', id });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    receive(message) {
      if (message.type !== 'pattern') return;
      known.set(message.id, message.pattern);
      for (const listener of [...listeners]) listener();
    },
  };
}
