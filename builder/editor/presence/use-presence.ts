import { useEffect } from 'react';
import type { Presence } from '../../cms/cms-client.ts';
import { fingerprint } from '../../cms/fingerprint.ts';
import type { PlannedChanges } from '../../contract.ts';
import { isPlanOpen } from '../../draft/is-unsaved.ts';
import type { Outdated, UiState } from '../../store/ui-state.ts';
import { useSession } from '../context.ts';
import { followElsewhere, knowsMore } from './follow-elsewhere.ts';
import { movedPage } from './moved-page.ts';
import { createLoginWatch } from './other-login.ts';
import { tellWindows } from './tell-windows.ts';

const EVERY_MS = 15_000;

/**
 * What was saved elsewhere and is not in this page, by somebody else or as one's own draft; said once,
 * unless it is saved again.
 * @param options.isOld since the CMS answered, more has become known here: that stays as it is
 */
export function newerSave(
  { savedContent, storedDraft, seenOutdated, outdated, page, planned }: UiState,
  { content, draft, by }: Stored,
  { isOld = false } = {},
): Outdated | null {
  if (isOld) return outdated;
  const isNews = (stored: string, known: string) =>
    stored !== '' && ![fingerprint(known), seenOutdated].includes(stored);
  const news = isNews(content, savedContent)
    ? { by, content, ...(planned && isFrom(planned, content) && { fromPlan: planned }) }
    : // A draft's own saves are no drafts beside it.
      page.status === 'publish' && isNews(draft, storedDraft)
      ? { by, content: draft, isDraft: true }
      : null;
  const isKnown = outdated?.content === news?.content && outdated?.isDraft === news?.isDraft;
  return isKnown ? outdated : news;
}

type Stored = Pick<Presence, 'content' | 'draft' | 'by'>;

/** Whether what is online is what was planned, as far as that is known here. */
const isFrom = (planned: PlannedChanges, content: string): boolean =>
  content === fingerprint(planned.content);

/** Says that the page is open here, and shows who else has it open and what was saved meanwhile. */
export function usePresence(): void {
  const { cms, ui, store, actions, patterns, bootstrap } = useSession();
  useEffect(() => {
    const tab = Math.random().toString(36).slice(2);
    let stopped = false;
    const isOtherLogin = createLoginWatch({ ui, bootstrap });
    const tell = async () => {
      if (document.visibilityState === 'hidden') return;
      try {
        const before = ui.getState();
        const { others, path, title, user, ...stored } = await cms.announcePresence({ tab });
        if (stopped) return;
        const { isSaving } = store.getState().meta;
        // An answer that is older than what was saved from here meanwhile would tell of that.
        const isOld = isSaving || knowsMore(ui.getState(), before);
        const isOther = isOtherLogin(user);
        // While planned changes are open, a draft stands beside them: nothing is to be merged.
        const isPlan = isPlanOpen(store.getState(), ui.getState().planned);
        const draft = isPlan || isOther ? '' : stored.draft;
        const saved = newerSave(ui.getState(), { ...stored, draft }, { isOld });
        const isHere = !isOld && saved !== null && (await actions.takeInSame(saved));
        if (stopped) return;
        ui.setState((state) => ({
          others,
          page: movedPage(state.page, { path, title }),
          outdated: isHere ? null : saved,
          // What was said of the plan that is open was said of the page as it was.
          info: isPlan && saved && saved !== state.outdated ? null : state.info,
        }));
        if (!isOld && !isOther) await followElsewhere({ ui, store, cms }, stored);
      } catch {
        // A CMS without the plugin, or none for now: saving still tells.
      }
    };
    const windows = tellWindows(ui, (id) => {
      if (id === ui.getState().page.id) void tell();
      else if (patterns.get(id) !== undefined) void patterns.reload(id);
    });
    const leave = () => {
      void cms.announcePresence({ tab, leave: true }).catch(() => {});
      windows.tell();
    };
    void tell().then(() => {
      if (!stopped) windows.tell();
    });
    const timer = setInterval(() => void tell(), EVERY_MS);
    document.addEventListener('visibilitychange', tell);
    window.addEventListener('pagehide', leave);
    return () => {
      stopped = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
      window.removeEventListener('pagehide', leave);
      leave();
      windows.end();
    };
  }, [cms, ui, store, actions, patterns, bootstrap]);
}
