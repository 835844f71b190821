import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Median of the times of one candidate, in ms. */
export interface Timing {
  name: string;
  median: number;
  min: number;
}

/**
 * Each candidate's time before anything is counted, in ms. A server is long past the first runs of
 * its code, and a small page takes hundreds until the engine has compiled all of it.
 */
const WARM_UP = 1_500;
/** Runs are timed together, so many that they take so long at least, in ms. */
const BATCH = 20;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options: { type: 'minor' }) => void;

/**
 * Runs candidates in turn, A B A B …, so that a machine whose speed drifts slows them alike, and
 * gives each one's median of `rounds` turns. Each begins without young garbage and is timed until
 * its own is collected: nobody pays for what another left behind, or leaves something behind.
 */
export async function measure(
  candidates: Readonly<Record<string, () => unknown>>,
  rounds: number,
): Promise<Timing[]> {
  const all = Object.entries(candidates).map(([name, run]) => ({
    name,
    run,
    batch: 1,
    warmUp: 0,
    times: [] as number[],
  }));
  while (all.some(({ warmUp }) => warmUp < WARM_UP)) {
    for (const one of all) {
      const time = await timeOf(one);
      one.warmUp += time * one.batch;
      one.batch = Math.ceil(BATCH / time);
    }
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const one of all) one.times.push(await timeOf(one));
  }
  return all.map(({ name, times }) => {
    const sorted = times.toSorted((a, b) => a - b);
    return { name, median: sorted[Math.floor(sorted.length / 2)] ?? 0, min: sorted[0] ?? 0 };
  });
}

/** One run's time in a batch, in ms. */
async function timeOf({ run, batch }: { run: () => unknown; batch: number }): Promise<number> {
  collect({ type: 'minor' });
  const started = performance.now();
  for (let index = 0; index < batch; index += 1) await run();
  collect({ type: 'minor' });
  return (performance.now() - started) / batch;
}
