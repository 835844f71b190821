import type { NodeId } from '@renderer/document/types.ts';

export type Side = 'mine' | 'theirs';

/** What both sides changed, each in its own way: only a person can say which one stays. */
export type Clash = { key: string; node: NodeId } & (
  | {
      kind: 'field';
      /** Path within the node, e.g. `['props', 'cards', 0, 'title']`. */
      path: readonly (string | number)[];
      mine: unknown;
      theirs: unknown;
    }
  /** Both described an image, e.g. `alt`, each otherwise. */
  | { kind: 'image'; url: string; name: string; mine: unknown; theirs: unknown }
  /** One side removed a block that the other changed. */
  | { kind: 'removal'; removedBy: Side }
  /** Both moved a block, to different parents. */
  | { kind: 'place'; mine: NodeId; theirs: NodeId }
  /** Both reordered the children of a block. */
  | { kind: 'order' }
);

/** Which side stays, by the clash's key; without a word it is mine. */
export type Choices = ReadonlyMap<string, Side>;

/** Notes the clashes of one merge and answers each by what was chosen. */
export interface Arbiter {
  choose(clash: Clash): Side;
  readonly clashes: readonly Clash[];
}

export function createArbiter(choices: Choices = new Map()): Arbiter {
  const clashes = new Map<string, Clash>();
  return {
    choose(clash) {
      clashes.set(clash.key, clash);
      return choices.get(clash.key) ?? 'mine';
    },
    get clashes() {
      return [...clashes.values()];
    },
  };
}
