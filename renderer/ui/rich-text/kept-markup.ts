import type { ReactNode } from 'react';

/** How long elements wait to be written, in ms: rendering a page takes a fraction of it. */
const LIFETIME = 60_000;

interface Waiting {
  elements: Map<string, ReactNode>;
  count: number;
}

/**
 * Server components and the markup's writer are different bundles of one process: they meet in
 * the global object.
 */
const shared = globalThis as typeof globalThis & { keptMarkup?: Waiting };
shared.keptMarkup ??= { elements: new Map(), count: 0 };
const waiting = shared.keptMarkup;

/** Hands elements to the writer of markup; answers the id they are fetched under. */
export function handOver(elements: ReactNode): string {
  waiting.count += 1;
  const id = `m${waiting.count.toString(36)}`;
  waiting.elements.set(id, elements);
  setTimeout(() => waiting.elements.delete(id), LIFETIME).unref();
  return id;
}

/** The elements handed over under the id. */
export function takeMarkup(id: string): ReactNode {
  if (!waiting.elements.has(id)) throw new Error(`No markup was handed over as '${id}'`);
  return waiting.elements.get(id);
}
