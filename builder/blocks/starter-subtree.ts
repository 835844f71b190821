import { blockKey } from '@renderer/document/block-key.ts';
import type { Subtree } from '@renderer/document/operations/insert-subtree.ts';
import type { BlockExample } from '@renderer/examples.ts';
import { isEqual } from '../merge/equal.ts';
import { holdsClose, withoutRoom } from './room.ts';

/**
 * Examples that new blocks begin with: a block is seen as it is meant as soon as it is added. One of
 * its own has a block whose typical one names items of a CMS, which another CMS does not have.
 */
const STARTERS = ['starter', 'typical'];

/**
 * A new block as it is inserted: with the contents of its typical example.
 * @param around component of the block that it comes into
 */
export async function starterSubtree(component: string, around?: string): Promise<Subtree> {
  const starters = await loadStarters();
  const example = starters(component);
  if (!example) return { component };
  const own = holdsClose(around) ? withoutRoom(example.props) : example.props;
  const { props, children } = structuredClone({ props: own, children: example.children });
  return { component, props, ...(children && { children }) };
}

/**
 * Answers for a component the example that its new blocks begin with, if it has one, and the contents
 * of those that come within new containers.
 */
export async function loadStarters() {
  const examplesOf = await loadAllExamples();
  return (component: string) => {
    const starter = starterOf(examplesOf(blockKey(component)));
    return starter && { ...starter, within: within?.get(component) ?? [] };
  };
}

/** Contents of the blocks that examples begin with as children, by component. */
function contentsWithin(all: Iterable<readonly BlockExample[]>): Map<string, unknown[]> {
  const contents = new Map<string, unknown[]>();
  const note = (children: readonly Subtree[] = []) => {
    for (const { component, props, children: further } of children) {
      contents.set(component, [...(contents.get(component) ?? []), props]);
      note(further);
    }
  };
  for (const known of all) note(starterOf(known)?.children);
  return contents;
}

/** Whether a block says what it was inserted with; false where nothing was inserted in this visit. */
export function isAsInserted({ component, props }: Pick<Subtree, 'component' | 'props'>): boolean {
  const starter = starterOf(loaded?.(blockKey(component)) ?? []);
  return starter !== undefined && isEqual(withoutRoom(starter.props), withoutRoom(props ?? {}));
}

/** The examples of a block; none of a block that is not known. */
export const loadExamples = async (key: string) => (await loadAllExamples())(key);

type ExamplesOf = (key: string) => readonly BlockExample[];

const starterOf = (known: readonly BlockExample[]) =>
  STARTERS.map((starter) => known.find(({ name }) => name === starter)).find(Boolean) ?? known[0];

let loaded: ExamplesOf | undefined;
let within: ReadonlyMap<string, unknown[]> | undefined;

async function loadAllExamples(): Promise<ExamplesOf> {
  const { examples } = await import('@generated/examples.ts');
  loaded = (key) => (Object.hasOwn(examples, key) ? (examples[key] ?? []) : []);
  within ??= contentsWithin(Object.values(examples));
  return loaded;
}
