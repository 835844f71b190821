import { useEffect } from 'react';
import { fingerprint } from '../../cms/fingerprint.ts';
import type { Outdated, UiState } from '../../store/ui-store.ts';
import { useSession } from '../context.ts';
import { movedPage } from './moved-page.ts';

const EVERY_MS = 15_000;

/** What somebody else saved and is not in this page; said once, unless they save again. */
export function newerSave(
  { savedContent, seenOutdated, outdated }: UiState,
  { content, by }: Outdated,
): Outdated | null {
  if (content === '' || [fingerprint(savedContent), seenOutdated].includes(content)) return null;
  return outdated?.content === content ? outdated : { by, content };
}

/** Says that the page is open here, and shows who else has it open and what was saved meanwhile. */
export function usePresence(): void {
  const { cms, ui, store } = useSession();
  useEffect(() => {
    const tab = Math.random().toString(36).slice(2);
    let stopped = false;
    const tell = async () => {
      if (document.visibilityState === 'hidden') return;
      try {
        const { others, path, ...stored } = await cms.announcePresence({ tab });
        if (stopped) return;
        const { isSaving } = store.getState().meta;
        ui.setState((state) => ({
          others,
          page: movedPage(state.page, path),
          outdated: isSaving ? null : newerSave(state, stored),
        }));
      } catch {
        // A CMS without the plugin, or none for now: saving still tells.
      }
    };
    const leave = () => void cms.announcePresence({ tab, leave: true }).catch(() => {});
    void tell();
    const timer = setInterval(() => void tell(), EVERY_MS);
    document.addEventListener('visibilitychange', tell);
    window.addEventListener('pagehide', leave);
    return () => {
      stopped = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [cms, ui, store]);
}
