/** Whether what was asked for came about. */
type Outcome = Promise<boolean>;

/** Saves must not overlap: one asked for while another is under way follows it. */
export interface Turns {
  /** @param save hears how the one it follows ended; undefined where it follows none */
  take(save: (before?: boolean) => Outcome): Outcome;
  /** The last of those that are under way or wait; undefined when there is none. */
  last(): Outcome | undefined;
}

export function createTurns(): Turns {
  let last: Outcome | undefined;
  return {
    async take(save) {
      const own = last
        ? last.then(save, () => save(false))
        : // At once: whoever asked sees that it has begun.
          save();
      last = own;
      try {
        return await own;
      } finally {
        if (last === own) last = undefined;
      }
    },
    last: () => last,
  };
}
