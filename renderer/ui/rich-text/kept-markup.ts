import type { ReactElement } from 'react';

/**
 * So many elements wait to be written; a page hands over some dozens. What was never written is
 * counted and not timed: a page that waits for a slow CMS is written late, and must find its own.
 */
const MOST = 10_000;
/** How long an element is kept once written, in ms: one page may be written twice, at once. */
const AFTER = 10_000;

/** An element of HTML itself, not of a component: it bears the mark the browser finds it by. */
export type Markup = ReactElement<Record<string, unknown>, string>;

interface Waiting {
  elements: Map<string, Markup>;
  count: number;
}

/** Hands an element to the writer of markup; answers the id it is fetched under. */
export function handOver(element: Markup): string {
  const waiting = waitingMarkup();
  waiting.count += 1;
  const id = `m${waiting.count.toString(36)}`;
  waiting.elements.set(id, element);
  if (waiting.elements.size > MOST) {
    const [oldest] = waiting.elements.keys();
    if (oldest !== undefined) waiting.elements.delete(oldest);
  }
  return id;
}

/** The element handed over under the id. */
export function takeMarkup(id: string): Markup {
  const { elements } = waitingMarkup();
  const element = elements.get(id);
  if (!element) throw new Error(`No markup was handed over as '${id}'`);
  setTimeout(() => elements.delete(id), AFTER).unref();
  return element;
}

/**
 * Server components and the markup's writer are different bundles of one process: they meet in
 * the global object. A function, so that nothing of it comes with the browser's part.
 */
function waitingMarkup(): Waiting {
  const shared = globalThis as typeof globalThis & { keptMarkup?: Waiting };
  shared.keptMarkup ??= { elements: new Map(), count: 0 };
  return shared.keptMarkup;
}
