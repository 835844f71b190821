import { blockKey } from '@renderer/document/block-key.ts';
import type { Subtree } from '@renderer/document/operations/insert-subtree.ts';

/** Example that new blocks begin with: a block is seen as it is meant as soon as it is added. */
const STARTER = 'typical';

/** A new block as it is inserted: with the contents of its typical example. */
export async function starterSubtree(component: string): Promise<Subtree> {
  const example = (await loadStarters())(component);
  if (!example) return { component };
  const { props, children } = structuredClone({ props: example.props, children: example.children });
  return { component, props, ...(children && { children }) };
}

/** Answers for a component the example that its new blocks begin with, if it has one. */
export async function loadStarters() {
  const { examples } = await import('@generated/examples.ts');
  return (component: string) => {
    const key = blockKey(component);
    const known = Object.hasOwn(examples, key) ? (examples[key] ?? []) : [];
    return known.find(({ name }) => name === STARTER) ?? known[0];
  };
}
