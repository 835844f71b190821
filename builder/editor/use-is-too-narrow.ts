import { useSyncExternalStore } from 'react';

/** From here on down a notice covers the editor (site/app/(editor)/editor.css). */
const TOO_NARROW = '(max-width: 1023px)';

/** Whether the window is too narrow to show the editor. */
export function isTooNarrow(): boolean {
  return matchMedia(TOO_NARROW).matches;
}

/** The same, as it changes: what nobody sees must not take keys. */
export function useIsTooNarrow(): boolean {
  return useSyncExternalStore(subscribe, isTooNarrow, () => false);
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(TOO_NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
