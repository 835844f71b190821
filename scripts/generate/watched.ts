/** Rooms that are watched: what they hold becomes `generated/`. */
export const WATCHED = ['schemas', 'renderer'] as const;

/**
 * Whether a change of a file may change what is generated. Of components and what they import,
 * generation reads which islands they draw in, when these are hydrated, and how big their code is.
 */
export function matters(room: (typeof WATCHED)[number], file: string): boolean {
  return room === 'schemas' || (/\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
}
