import { SchemaError } from './model.ts';

/** Gathers what is wrong with the schemas, so that one run tells all of it. */
export class Faults {
  readonly #found: string[] = [];

  add(fault: string): void {
    this.#found.push(fault);
  }

  /** Whether a check has nothing to say. */
  passes(check: () => void): boolean {
    const before = this.#found.length;
    this.read(check);
    return this.#found.length === before;
  }

  /** What is read; undefined where it is refused. */
  read<T>(read: () => T): T | undefined {
    try {
      return read();
    } catch (error) {
      this.#keep(error);
      return undefined;
    }
  }

  /** As `read`, for what takes time. */
  async wait<T>(read: Promise<T>): Promise<T | undefined> {
    try {
      return await read;
    } catch (error) {
      this.#keep(error);
      return undefined;
    }
  }

  /** Refuses once, with everything that was found. */
  refuse(): void {
    if (this.#found.length > 0) throw new SchemaError(this.#found);
  }

  #keep(error: unknown): void {
    if (!(error instanceof SchemaError)) throw error;
    this.#found.push(...error.faults);
  }
}
