import { serializeDocument } from '@renderer/document/serialize.ts';
import { useEffect } from 'react';
import { prepareForSave } from '../cms/prepare-for-save.ts';
import { ownDifferences } from '../compare/own-differences.ts';
import type { EditorBootstrap } from '../contract.ts';
import { isUnsaved } from '../draft/is-unsaved.ts';
import { grewFrom, type LocalDraft } from '../draft/local-drafts.ts';
import { openKept } from '../open-content.ts';
import type { Session } from '../session.ts';
import { isDirty } from '../store/state.ts';

/** Looks for the unsaved work of an earlier visit, once, when the page is opened. */
export function useLeftDraft(session: Session): void {
  useEffect(() => {
    const { drafts, bootstrap, store, ui } = session;
    const gone = new AbortController();
    const { id } = bootstrap.page;
    /** Whether nothing of it is to be asked: another that was left may be. */
    const isSettled = async (found: LocalDraft) => {
      if (isOpened(found, bootstrap)) {
        // What the CMS keeps as a draft is gone on with; of what is published nothing is left to do.
        await (isDirty(store.getState()) ? drafts.take(found) : drafts.discard(found));
        return true;
      }
      if (saysNothing(found, session)) {
        await drafts.discard(found);
        return true;
      }
      // The draft that is gone on with has in it what this user kept in other tabs before.
      const isWithin = found.kept === true && bootstrap.stored !== undefined;
      if (isWithin) await drafts.discard(found);
      return isWithin;
    };
    const offer = async (found: LocalDraft | undefined): Promise<void> => {
      if (gone.signal.aborted || !found) return;
      if (await isSettled(found)) return offer(await drafts.findLeft(id));
      // Where work has begun, the next visit is early enough to go on with another.
      if (!isUnsaved(session)) ui.setState({ leftDraft: found });
    };
    drafts
      .findLeft(id)
      .then(offer)
      // A tab that hangs is open until it is closed, and what was written in it then is left.
      .then(() => drafts.findLeftLater(id, gone.signal))
      .then(offer)
      .catch((error: unknown) => {
        if (!gone.signal.aborted) console.warn('No local drafts', error);
      });
    return () => gone.abort();
  }, [session]);
}

/** Whether all that was changed in it is in the page by now, as where another window saved it as well. */
function saysNothing(left: LocalDraft, session: Session) {
  const { content, template } = left;
  const now = session.store.getState();
  const base = grewFrom(left, session.ui.getState());
  const hasTemplate = template === undefined || template === now.template;
  if (base === undefined || !hasTemplate) return false;
  return ownDifferences({ base, content }, now).length === 0;
}

/** Whether the page was opened, or is planned, as the draft has it; values of hidden fields are in no saved page. */
function isOpened(
  { content, template }: LocalDraft,
  { content: opened, page, planned }: EditorBootstrap,
) {
  const known = [opened, planned?.content];
  const asSaved = () => serializeDocument(prepareForSave(openKept(content).document));
  const hasTemplate = template === undefined || template === page.template;
  return hasTemplate && (known.includes(content) || known.includes(asSaved()));
}
