import { clientRegistry } from '@generated/registry.client.ts';
import { blockKey } from '@renderer/document/block-key.ts';
import type { EditorMessage } from '../canvas-protocol.ts';
import { retryCode } from './missing-code.ts';

/** How long messages wait for the code of blocks, in ms; then the blocks show place-holders. */
const PATIENCE = 500;

/**
 * Hands messages on in their order. One that brings blocks whose code is not loaded waits for it,
 * and those after it: rendered without, a block shows its place-holder, which React leaves there
 * for a third of a second at least, level by level. Each block is waited for once; code that could
 * not be had is asked for again with the next message that needs it, which nothing waits for.
 * @param preload loads a block's code; undefined when it is there
 */
export function createBlockGate(
  receive: (message: EditorMessage) => void,
  preload: (component: string) => Promise<void> | undefined = preloadBlock,
): (message: EditorMessage) => void {
  const asked = new Set<string>();
  const failed = new Set<string>();
  let waiting: EditorMessage[] | undefined;

  const missing = (message: EditorMessage): Promise<void>[] => {
    const loads: Promise<void>[] = [];
    for (const component of componentsOf(message)) {
      if (asked.has(component)) continue;
      asked.add(component);
      const load = ask(component);
      if (load) loads.push(load);
    }
    return loads;
  };
  const ask = (component: string) => {
    const load = preload(component);
    load?.catch(() => failed.add(component));
    return load;
  };
  const retry = (message: EditorMessage) => {
    const again = [...componentsOf(message)].filter((component) => failed.delete(component));
    for (const component of again) ask(component);
    if (again.length > 0) retryCode();
  };
  const enter = (message: EditorMessage) => {
    if (waiting) {
      waiting.push(message);
      return;
    }
    retry(message);
    const loads = missing(message);
    if (loads.length === 0) {
      receive(message);
      return;
    }
    waiting = [];
    void Promise.race([Promise.allSettled(loads), patience()]).then(() => {
      const queue = waiting ?? [];
      waiting = undefined;
      receive(message);
      for (const next of queue) enter(next);
    });
  };
  return enter;
}

const preloadBlock = (component: string) => clientRegistry.get(blockKey(component))?.preload();

const patience = () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));

function componentsOf(message: EditorMessage): Iterable<string> {
  if (message.type === 'init' || message.type === 'patch') return components(message.nodes);
  return message.type === 'pattern' ? components(message.pattern.nodes) : [];
}

const components = (nodes: readonly { node: { component: string } }[]) =>
  nodes.map(({ node }) => node.component);
