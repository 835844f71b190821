import { CmsFailure } from './cms-failure.ts';

/** What the work comes to, or a failure as soon as its signal is aborted, whatever it waits for. */
export function untilAborted<T>(work: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const abort = () => reject(new CmsFailure('cancelled', 'Caricamento annullato.'));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
