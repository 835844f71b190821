import { serializeDocument } from '@renderer/document/serialize.ts';
import type { Session } from '../session.ts';
import { documentOf, isDirty } from '../store/state.ts';
import { differs, isKept } from './is-unsaved.ts';

/** The draft is written this long after the last change, */
const REST_MS = 800;
/** and while somebody types on without a rest, this long after the first. */
const LONGEST_MS = 3_000;

/**
 * Keeps the unsaved page in this browser: a crash, a reload or a lost login loses nothing.
 * It stays beside a draft that the CMS keeps, which WordPress drops once somebody else publishes.
 * Returns what stops it.
 */
export function keepLocalDraft({ store, ui, drafts, bootstrap }: Session): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince = 0;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const state = store.getState();
    const { page, savedContent: base, keptDraft, storedDraft } = ui.getState();
    const { id: pageId, modified: baseModified } = page;
    // Also where it is as it is on the site again: the next visit would begin with the draft.
    const work =
      isDirty(state) || differs(state, keptDraft)
        ? drafts.write({
            ...{ pageId, baseModified, base, by: bootstrap.user.name, at: Date.now() },
            content: serializeDocument(documentOf(state)),
            template: state.template,
            ...(storedDraft !== '' && { draft: storedDraft }),
            ...(isKept(state, keptDraft) && { kept: true }),
            ...(state.plan !== '' && { plan: state.plan }),
          })
        : drafts.remove(pageId);
    work.then(
      () => ui.setState({ isForgetful: false }),
      // The editor still works, says so beside the page, and asks before the page is left.
      (error: unknown) => {
        ui.setState({ isForgetful: true });
        console.warn('Local draft not written', error);
      },
    );
  };
  // What the CMS keeps by now is told apart from what is here alone.
  const stopKept = ui.subscribe(({ keptDraft }, before) => {
    if (keptDraft !== before.keptDraft) write();
  });
  const stop = store.subscribe((state, before) => {
    const same =
      state.nodes === before.nodes &&
      state.media === before.media &&
      state.baseline === before.baseline;
    if (same) return;
    const now = Date.now();
    if (timer === undefined) waitingSince = now;
    clearTimeout(timer);
    timer = setTimeout(write, Math.max(0, Math.min(REST_MS, waitingSince + LONGEST_MS - now)));
  });
  const writeNow = () => {
    if (timer !== undefined) write();
  };
  const onVisibility = () => document.visibilityState === 'hidden' && writeNow();
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', writeNow);
  // While the browser asks whether to leave there is time for it, which there may not be as it goes.
  window.addEventListener('beforeunload', writeNow);
  return () => {
    writeNow();
    stop();
    stopKept();
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', writeNow);
    window.removeEventListener('beforeunload', writeNow);
  };
}
