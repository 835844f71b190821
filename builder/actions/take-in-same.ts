import { contentToSave } from '../cms/content-to-save.ts';
import { fingerprint } from '../cms/fingerprint.ts';
import { prepareForSave } from '../cms/prepare-for-save.ts';
import { forgetFailedSave } from '../commands/save.ts';
import { standsHere } from '../draft/stands-here.ts';
import type { Session } from '../session.ts';
import { documentOf } from '../store/state.ts';
import type { Outdated } from '../store/ui-state.ts';
import { assure } from '../store/ui-store.ts';
import { mend, NOT_PUBLISHED, NOT_SAVED } from './failures.ts';
import type { Keeping } from './keeping.ts';
import type { Saving } from './saving.ts';

/** What was saved elsewhere, and is just what stands here. */
export interface TakingInSame {
  /**
   * Notes that the page is saved as it stands here; there is nothing to merge, nor to say. False where
   * it is another one.
   */
  takeInSame(saved: Pick<Outdated, 'content' | 'isDraft'>): Promise<boolean>;
}

export function createTakingInSame(
  { store, ui, cms }: Pick<Session, 'store' | 'ui' | 'cms'>,
  { takeIn, unansweredDraft }: Pick<Saving, 'takeIn'> & Pick<Keeping, 'unansweredDraft'>,
): TakingInSame {
  /** It may be what was saved from here, and not answered. */
  const noteSaved = (...what: string[]) => {
    mend(ui, NOT_SAVED, ...what);
    forgetFailedSave(store);
  };
  /** A draft that was not told of yet: what is told of says already that it is another one. */
  async function draftOf(print: string): Promise<string> {
    const { outdated } = ui.getState();
    if (outdated?.isDraft && outdated.content === print) return '';
    return cms.readDraft().then(
      ({ content }) => content,
      () => '',
    );
  }

  return {
    async takeInSame(saved) {
      const state = store.getState();
      const { nodes, media } = state;
      const content = contentToSave(prepareForSave(documentOf(state)));
      const isWritten = fingerprint(content) === saved.content;
      if (saved.isDraft) {
        // Whatever was changed since.
        const own = unansweredDraft(saved.content);
        if (own) {
          ui.setState({ ...own, outdated: null });
          noteSaved();
          return true;
        }
        const before = ui.getState().storedDraft;
        // The same may be written otherwise, as after a merge.
        const storedDraft = isWritten ? content : await draftOf(saved.content);
        // Saved from here meanwhile, it is another one by now.
        if (storedDraft === '' || ui.getState().storedDraft !== before) return false;
        if (!isWritten && !standsHere(state, storedDraft)) return false;
        ui.setState({ storedDraft, keptDraft: { nodes, media }, outdated: null });
        noteSaved();
        return true;
      }
      // What is told of already was found to be another one.
      if (!isWritten && ui.getState().outdated?.content === saved.content) return false;
      const page = await cms.readPage();
      if (!standsHere(state, page.content)) return false;
      // What is written meanwhile goes on from there, and contradicts nothing.
      store.setState(({ baseline }) => ({ baseline: { ...baseline, nodes, media } }));
      if (!takeIn(page)) return false;
      const isOnline = page.status === 'publish';
      const isLost = ui.getState().failures.some(({ what }) => what === NOT_PUBLISHED);
      noteSaved(...(isOnline ? [NOT_PUBLISHED] : []));
      ui.setState({ info: null });
      if (isLost && isOnline) assure(ui, 'La pagina è online: la risposta si era persa.');
      return true;
    },
  };
}
