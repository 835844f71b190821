import type { NodeId } from '@renderer/document/types.ts';

export type Side = 'mine' | 'theirs';

/** What both sides changed, each in its own way: only a person can say which one stays. */
export type Clash = { key: string; node: NodeId } & (
  | {
      kind: 'field';
      /** Path within my version of the node, e.g. `['props', 'cards', 0, 'title']`. */
      path: readonly (string | number)[];
      /** What both started from. */
      base: unknown;
      mine: unknown;
      theirs: unknown;
    }
  /** One side removed an item of a list that the other changed: what it is now, and where it has it. */
  | {
      kind: 'item';
      path: readonly (string | number)[];
      removedBy: Side;
      item: unknown;
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

/** A clash of two values, in place of which a third may come. */
type ValueClash = Extract<Clash, { kind: 'field' | 'image' }>;

/** The side that stays, or what a person wrote in place of both. */
export type Choice = Side | { value: unknown };

/** What was chosen, by the clash's key; without a word it is mine. */
export type Choices = ReadonlyMap<string, Choice>;

/** Notes the clashes of one merge and answers each by what was chosen. */
export interface Arbiter {
  /** The side that stays. */
  choose(clash: Exclude<Clash, ValueClash>): Side;
  /** The value that stays. */
  settle(clash: ValueClash): unknown;
  readonly clashes: readonly Clash[];
}

export function createArbiter(choices: Choices = new Map()): Arbiter {
  const clashes = new Map<string, Clash>();
  const answer = (clash: Clash): Choice => {
    clashes.set(clash.key, clash);
    return choices.get(clash.key) ?? 'mine';
  };
  return {
    choose(clash) {
      const choice = answer(clash);
      return typeof choice === 'string' ? choice : 'mine';
    },
    settle(clash) {
      const choice = answer(clash);
      return typeof choice === 'string' ? clash[choice] : choice.value;
    },
    get clashes() {
      return [...clashes.values()];
    },
  };
}
