import path from 'node:path';
import type { Drift } from './write.ts';

/** What `--check` says, with the way out: of nothing wrong nothing. */
export function checkLines(
  { missing, changed, surplus }: Drift,
  unfinished: readonly string[],
): string[] {
  const shown = (file: string) => path.posix.join('generated', file);
  const drift = [
    ...missing.map((file) => `${shown(file)} is missing`),
    ...changed.map((file) => `${shown(file)} is not what the sources say`),
    ...surplus.map((file) => `${shown(file)} comes from no source`),
  ];
  if (drift.length === 0) return [...unfinished];
  // Before a component is there, generation would only leave its block out.
  const run = unfinished.length > 0 ? 'Then run' : 'Run';
  return [...drift, ...unfinished, `${run} npm run generate and commit what it writes.`];
}
