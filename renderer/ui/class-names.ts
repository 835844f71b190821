/**
 * Class names joined, empty ones left out. What two names make is remembered: they are mostly the
 * constants of style sheets, and a text made anew takes longer to make and to look up.
 */
export function classNames(...names: (string | false | undefined)[]): string {
  let joined = '';
  for (const name of names) {
    if (name) joined = joined === '' ? name : pair(joined, name);
  }
  return joined;
}

/** First names, and second names of each, that are remembered: some come from what editors write. */
const MOST = 500;
const known = new Map<string, Map<string, string>>();

function pair(first: string, second: string): string {
  const pairs = remembered(known, first, () => new Map<string, string>());
  return remembered(pairs, second, () => [first, second].join(' '));
}

function remembered<T>(map: Map<string, T>, key: string, make: () => T): T {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    if (map.size < MOST) map.set(key, value);
  }
  return value;
}
