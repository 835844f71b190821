/**
 * One PHP instance answers one request at a time; without a queue, concurrent requests fail.
 * Tasks run in the order they came; a failed one does not stop the next.
 */
export class RequestQueue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  get length(): number {
    return this.#waiting;
  }

  run<T>(task: () => Promise<T>): Promise<T> {
    this.#waiting += 1;
    const result = this.#last.then(task).finally(() => {
      this.#waiting -= 1;
    });
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Resolves when everything that waits now is done. */
  async idle(): Promise<void> {
    await this.#last;
  }
}
