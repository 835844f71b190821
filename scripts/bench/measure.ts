/** Median of the times of one candidate, in ms. */
export interface Timing {
  name: string;
  median: number;
  min: number;
}

/**
 * Runs candidates in turn, A B A B …, so that a machine whose speed drifts slows them alike, and
 * gives each one's median. `rounds` counted runs follow two that warm up.
 */
export async function measure(
  candidates: Readonly<Record<string, () => unknown>>,
  rounds: number,
): Promise<Timing[]> {
  const times = new Map<string, number[]>(Object.keys(candidates).map((name) => [name, []]));
  for (let round = -2; round < rounds; round += 1) {
    for (const [name, run] of Object.entries(candidates)) {
      const started = performance.now();
      await run();
      if (round >= 0) times.get(name)?.push(performance.now() - started);
    }
  }
  return [...times].map(([name, own]) => {
    const sorted = own.toSorted((a, b) => a - b);
    return { name, median: sorted[Math.floor(sorted.length / 2)] ?? 0, min: sorted[0] ?? 0 };
  });
}
