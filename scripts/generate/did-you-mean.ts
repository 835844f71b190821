import leven from 'leven';

/** `: did you mean 'x-inline'?` where a known name is near to one that is not; else nothing. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const most = Math.min(Math.ceil(name.length / 3), name.length - 1);
  const distance = (other: string) => leven(name.toLowerCase(), other.toLowerCase());
  const [nearest] = [...known]
    .map((other) => ({ other, off: distance(other) }))
    .filter(({ other, off }) => other !== name && off <= most)
    .sort((one, other) => one.off - other.off);
  return nearest ? `: did you mean '${nearest.other}'?` : '';
}
