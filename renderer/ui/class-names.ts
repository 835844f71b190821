/** Class names joined, empty ones left out. */
export function classNames(...names: (string | false | undefined)[]): string {
  const given = names.filter(Boolean);
  // The name itself: a text made anew each time is slower to look up, and here most are alone.
  return given.length === 1 ? (given[0] as string) : given.join(' ');
}
