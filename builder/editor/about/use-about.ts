import { useEffect } from 'react';
import { rememberAbout } from '../../about-panel.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { useFollowedEditor, useSession, useUi } from '../context.ts';

/** In a narrower window the page needs the room. */
const WIDE = '(min-width: 1200px)';

/** Whether there is room for the panel about the page. */
export const useHasRoomForAbout = (): boolean => useMediaQuery(WIDE);

/**
 * Whether the panel about the page is there: in the place of a block's properties, so that the page
 * stays as it is when a block is selected.
 */
export function useShowsAbout(): boolean {
  const hasRoom = useHasRoomForAbout();
  const isWanted = useUi((state) => state.aboutVisible);
  const isTaken = useFollowedEditor((state) => state.sidekick.visible);
  return hasRoom && isWanted && !isTaken;
}

/** Remembers in this browser whether the panel is closed. */
export function useKeptAbout(): void {
  const { ui } = useSession();
  useEffect(
    () =>
      ui.subscribe(({ aboutVisible }, before) => {
        if (aboutVisible !== before.aboutVisible) rememberAbout(aboutVisible);
      }),
    [ui],
  );
}
