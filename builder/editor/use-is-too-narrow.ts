import { useMediaQuery } from '../ui/use-media-query.ts';

/** From here on down a notice covers the editor (site/app/(editor)/editor.css). */
const TOO_NARROW = '(max-width: 1023px)';

/** Whether the window is too narrow to show the editor. */
export function isTooNarrow(): boolean {
  return matchMedia(TOO_NARROW).matches;
}

/** The same, as it changes: what nobody sees must not take keys. */
export const useIsTooNarrow = (): boolean => useMediaQuery(TOO_NARROW);
