import { useEffect, useState } from 'react';
import type { FoundPlaces } from '../../places/find-places.ts';

/** Wait after a keystroke before asking, in ms. */
const PAUSE = 180;
const NONE: FoundPlaces = { exact: [], similar: [] };

/**
 * Places of a name, asked for when the typing pauses. While the answer is on its way those stay that
 * the name before was similar to; none for no name, or where none can be had: the list without them
 * is still of use.
 */
export function usePlaces(name: string): FoundPlaces {
  const [answer, setAnswer] = useState<{ name: string; found: FoundPlaces }>();

  useEffect(() => {
    if (name === '') return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(`/api/places?nome=${encodeURIComponent(name)}`, {
          signal: abort.signal,
        });
        if (response.ok) setAnswer({ name, found: (await response.json()) as FoundPlaces });
      } catch {
        // Given up, or no network.
      }
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [name]);

  if (name === '' || !answer) return NONE;
  return answer.name === name ? answer.found : { exact: [], similar: answer.found.similar };
}
