import { asCmsFailure } from '../cms/cms-failure.ts';
import type { PlannedChanges } from '../contract.ts';
import { isPlanOpen } from '../draft/is-unsaved.ts';
import { planWords } from '../editor/plan-words.ts';
import { openContent } from '../open-content.ts';
import type { Session } from '../session.ts';
import { isDirty } from '../store/state.ts';
import { hush, inform } from '../store/ui-store.ts';
import { fail, mend, NOT_CANCELLED, NOT_PLANNED } from './failures.ts';
import type { Keeping } from './keeping.ts';
import type { Resuming } from './resuming.ts';
import type { Saving } from './saving.ts';

/** What becomes of planned changes. */
export interface Planning {
  /** Takes them back: they are a draft then, and in the page. */
  cancelPlanned(): Promise<void>;
  /** Gives them up; where they are open, the page is as it is on the site again. */
  dropPlanned(): Promise<void>;
}

const AT_WORK =
  'Qui ci sono modifiche non salvate: pubblicale, salvale o annullale, poi annulla la programmazione.';

type Parts = Pick<Session, 'store' | 'ui' | 'cms'>;

export function createPlanning(
  { store, ui, cms }: Parts,
  resuming: Pick<
    Keeping & Resuming & Saving,
    'keepDraft' | 'openPlanned' | 'closePlanned' | 'takeInDraft'
  >,
): Planning {
  const { keepDraft, openPlanned, closePlanned, takeInDraft } = resuming;
  /** The draft that was taken in last. */
  let taken = '';

  /** A draft that was kept beside what is planned becomes a part of it: there is room for one. */
  function takeDraftIn(): boolean {
    const { storedDraft: content, planned } = ui.getState();
    if (content === '' || content === taken) return true;
    const noteTaken = () => {
      taken = content;
    };
    const sides = { mine: planWords(planned).side, theirs: 'Nella bozza' };
    const isIn = takeInDraft(content, { grewFrom: store.getState().baseline, sides });
    const { conflict } = ui.getState();
    // Closed without a choice, the draft is still there, and is asked about again.
    const andThen = () => {
      noteTaken();
      return cancelPlanned();
    };
    if (isIn) noteTaken();
    else if (conflict) ui.setState({ conflict: { ...conflict, andThen } });
    return isIn;
  }

  async function cancelPlanned(): Promise<void> {
    mend(ui, NOT_CANCELLED);
    const { planned } = ui.getState();
    if (planned === null) return;
    const isReadable = !('reason' in openContent(planned.content).opened);
    if (isReadable) {
      if (store.getState().plan !== planned.id && !openPlanned(AT_WORK)) return;
      // What clashes with the page of today has to be decided on first.
      const { conflict } = ui.getState();
      if (conflict) return ui.setState({ conflict: { ...conflict, andThen: cancelPlanned } });
      if (!takeDraftIn()) return;
      if (isDirty(store.getState()) && !(await keepDraft())) return;
    }
    await drop(planned, { done: planWords(planned).cancelled, again: cancelPlanned });
  }

  async function dropPlanned(): Promise<void> {
    mend(ui, NOT_CANCELLED);
    const { planned } = ui.getState();
    if (planned === null) return;
    const { dropped: done } = planWords(planned);
    if (!(await drop(planned, { done, again: dropPlanned }))) return;
    // What clashes is still to be decided on, in the page as it is.
    const isOpen = isPlanOpen(store.getState(), planned) && ui.getState().conflict === null;
    if (isOpen) closePlanned('Ora vedi la pagina com’è sul sito.');
  }

  /** Whether they are nowhere now. */
  async function drop(
    { id: expectsPlanned }: PlannedChanges,
    { done, again }: { done: string; again: () => Promise<void> },
  ): Promise<boolean> {
    try {
      await cms.dropPlanned({ expectsPlanned });
    } catch (error) {
      fail(ui, { what: NOT_CANCELLED, failure: asCmsFailure(error), again });
      return false;
    }
    ui.setState({ planned: null, keptPlan: null });
    // That others could not be planned, or that a draft was kept apart, says nothing any more.
    mend(ui, NOT_PLANNED);
    hush(ui);
    inform(ui, done);
    return true;
  }

  return { cancelPlanned, dropPlanned };
}
