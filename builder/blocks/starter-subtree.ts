import { blockKey } from '@renderer/document/block-key.ts';
import type { Subtree } from '@renderer/document/operations/insert-subtree.ts';

/** Example that new blocks begin with: a block is seen as it is meant as soon as it is added. */
const STARTER = 'typical';

/** A new block as it is inserted: with the contents of its typical example. */
export async function starterSubtree(component: string): Promise<Subtree> {
  const { examples } = await import('@generated/examples.ts');
  const key = blockKey(component);
  const known = Object.hasOwn(examples, key) ? (examples[key] ?? []) : [];
  const example = known.find(({ name }) => name === STARTER) ?? known[0];
  if (!example) return { component };
  const { props, children } = structuredClone({ props: example.props, children: example.children });
  return { component, props, ...(children && { children }) };
}
