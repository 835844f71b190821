import type { PHP } from '@php-wasm/universal';
import type { RequestQueue } from './queue.ts';

/**
 * PHP in WebAssembly leaves two file descriptors open at each request and has 4,096: it must start
 * afresh before the 2,000th. That costs the next request a second, so it is done in a quiet
 * moment; only a site that never rests meets the hard limit.
 */
const RENEW_AFTER = 500;
const HARD_LIMIT = 1_500;
/** How long nobody must have asked, in ms. */
const QUIET = 3_000;

export interface Renewal {
  /** To be called after each task of PHP. */
  used(): void;
  stop(): void;
}

export function createRenewal(options: {
  php: PHP;
  queue: RequestQueue;
  recreateRuntime: () => Promise<number>;
  /** Loads WordPress once, so that the first visitor after it does not wait. */
  warmUp: () => Promise<unknown>;
}): Renewal {
  const { php, queue, recreateRuntime, warmUp } = options;
  const limit = (maxRequests: number) =>
    php.enableRuntimeRotation({ recreateRuntime, maxRequests });
  let uses = 0;
  let timer: NodeJS.Timeout | undefined;
  const renew = () =>
    queue.run(async () => {
      uses = 0;
      // Past its limit after this request, PHP is replaced before the next one.
      limit(1);
      await warmUp();
      limit(HARD_LIMIT);
      await warmUp();
    });
  limit(HARD_LIMIT);
  return {
    used() {
      uses += 1;
      clearTimeout(timer);
      if (uses < RENEW_AFTER) return;
      timer = setTimeout(() => {
        if (queue.length === 0) {
          renew().catch((error: unknown) => process.stderr.write(`WordPress: ${String(error)}\n`));
        }
      }, QUIET);
      timer.unref();
    },
    stop: () => clearTimeout(timer),
  };
}
