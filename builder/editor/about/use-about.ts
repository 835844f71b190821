import { useEffect } from 'react';
import { rememberAbout } from '../../about-panel.ts';
import { closeSidekick } from '../../commands/close-sidekick.ts';
import type { Session } from '../../session.ts';
import { isSideShown } from '../../store/is-side-shown.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { useFollowedEditor, useSession, useUi } from '../context.ts';

/** In a narrower window the page needs the room: there the panel comes when it is called for. */
const WIDE = '(min-width: 1200px)';

/**
 * Whether the panel about the page is there: in the place of a block's properties, so that the page
 * stays as it is when a block is selected.
 */
export function useShowsAbout(): boolean {
  const hasRoom = useMediaQuery(WIDE);
  const isWanted = useUi((state) => (hasRoom ? state.aboutVisible : state.aboutCalled));
  const isTaken = useFollowedEditor(isSideShown);
  return isWanted && !isTaken;
}

/** Shows or closes the panel; where there is room, for the pages to come, too. */
export function showAbout({ ui, store }: Pick<Session, 'ui' | 'store'>, isShown: boolean): void {
  // Another panel, and the properties of a block that come back as it closes.
  while (isShown && isSideShown(store.getState())) closeSidekick(store);
  ui.setState(matchMedia(WIDE).matches ? { aboutVisible: isShown } : { aboutCalled: isShown });
}

export function toggleAbout(session: Pick<Session, 'ui' | 'store'>): void {
  const { aboutVisible, aboutCalled } = session.ui.getState();
  const isWanted = matchMedia(WIDE).matches ? aboutVisible : aboutCalled;
  showAbout(session, !isWanted || isSideShown(session.store.getState()));
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
