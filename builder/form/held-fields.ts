/** What a field holds that is not in the page yet. */
export interface HeldField {
  /** Writes it to the page, completed; what cannot be written stays in the field. */
  commit(): void;
  /** Whether there is something. */
  isHolding: boolean;
}

/**
 * Fields that hold for a while what is typed into them, such as an address that is not whole yet.
 * Leaving a field writes it; saving and looking at the page do not wait for that.
 */
export interface HeldFields {
  /** Notes what a field holds; undefined once it is gone. */
  set(key: string, field: HeldField | undefined): void;
  /** Has every field write what it holds. */
  commit(): void;
  /** Whether any field holds something that is not in the page. */
  isHolding(): boolean;
  subscribe(listener: () => void): () => void;
}

export function createHeldFields(): HeldFields {
  const fields = new Map<string, HeldField>();
  const listeners = new Set<() => void>();
  let holding = false;
  return {
    set(key, field) {
      if (field) fields.set(key, field);
      else fields.delete(key);
      const now = [...fields.values()].some(({ isHolding }) => isHolding);
      if (now === holding) return;
      holding = now;
      for (const listener of [...listeners]) listener();
    },
    commit() {
      for (const field of [...fields.values()]) field.commit();
    },
    isHolding: () => holding,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

type Deed = (...args: never[]) => unknown;

/** The same deeds, each with what the fields hold written first. */
export function committedFirst<Deeds extends { [Name in keyof Deeds]: Deed }>(
  held: HeldFields,
  deeds: Deeds,
): Deeds {
  const entries = Object.entries<Deed>(deeds).map(([name, deed]) => [
    name,
    (...args: never[]) => {
      held.commit();
      return deed(...args);
    },
  ]);
  return Object.fromEntries(entries) as Deeds;
}
