import { setImmediate as turn } from 'node:timers/promises';

/**
 * One PHP instance answers one request at a time; without a queue, concurrent requests fail.
 * Tasks run in the order they came; a failed one does not stop the next.
 */
export class RequestQueue {
  #last: Promise<unknown> = Promise.resolve();
  #current: Promise<unknown> = this.#last;
  #waiting = 0;

  get length(): number {
    return this.#waiting;
  }

  run<T>(task: () => Promise<T>): Promise<T> {
    this.#waiting += 1;
    const result = this.#last.then(() => {
      this.#current = settled;
      return task();
    });
    const settled = result
      .catch(() => undefined)
      .finally(() => {
        this.#waiting -= 1;
      });
    this.#last = settled;
    return result;
  }

  /**
   * The same, unless nobody wants it any more when its turn comes: undefined then. A busy PHP that
   * worked for those who gave up waiting would make the others give up, too.
   */
  runIfWanted<T>(task: () => Promise<T>, isWanted: () => boolean): Promise<T | undefined> {
    return this.run(async () => {
      // The task before blocked this process: who left meanwhile is heard of in the next turns.
      await turn();
      await turn();
      return isWanted() ? task() : undefined;
    });
  }

  /** Resolves when the task that runs now is done. */
  async currentDone(): Promise<void> {
    await this.#current;
  }

  /** Resolves when everything that waits now is done. */
  async idle(): Promise<void> {
    await this.#last;
  }
}
