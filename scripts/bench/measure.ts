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

/**
 * Runs candidates in turn, A B A B …, so that a machine whose speed drifts slows them alike, and
 * gives each one's median. `rounds` counted runs follow those that warm up.
 */
export async function measure(
  candidates: Readonly<Record<string, () => unknown>>,
  rounds: number,
): Promise<Timing[]> {
  const all = Object.entries(candidates).map(([name, run]) => ({
    name,
    run,
    times: [] as number[],
  }));
  const turn = async () => {
    for (const { run, times } of all) {
      const started = performance.now();
      await run();
      times.push(performance.now() - started);
    }
  };
  const shortest = () => Math.min(...all.map(({ times }) => times.reduce((a, b) => a + b, 0)));
  while (shortest() < WARM_UP) await turn();
  for (const { times } of all) times.length = 0;
  for (let round = 0; round < rounds; round += 1) await turn();
  return all.map(({ name, times }) => {
    const sorted = times.toSorted((a, b) => a - b);
    return { name, median: sorted[Math.floor(sorted.length / 2)] ?? 0, min: sorted[0] ?? 0 };
  });
}
