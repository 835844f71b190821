/** Start and stop of a colour pair as stored, joined by '|' (spec 9). */
export function blobPair(colours: string): [start: string, stop: string] {
  const [start = '#7E2889', stop = '#1587C8'] = colours.split('|');
  return [start, stop];
}
