import leven from 'leven';

/** Of shorter words, too many are a letter off. */
const MIN_LENGTH = 5;
/** Where two letters may be wrong. */
const LONG = 7;

/**
 * How many letters a name is off what was typed, where it may be a slip of the keys for it; else
 * undefined. Both are written plainly. Two letters that changed places, the commonest slip, count as
 * none.
 */
export function slipsBetween(name: string, typed: string): number | undefined {
  if (typed.length < MIN_LENGTH) return undefined;
  const most = typed.length < LONG ? 1 : 2;
  const at = [...name].findIndex((letter, index) => letter !== typed[index]);
  const swapped = `${typed.slice(0, at)}${typed[at + 1]}${typed[at]}${typed.slice(at + 2)}`;
  const off = swapped === name ? 0 : leven(name, typed, { maxDistance: most + 1 });
  return off <= most ? off : undefined;
}
