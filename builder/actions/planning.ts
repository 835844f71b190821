import { asCmsFailure } from '../cms/cms-failure.ts';
import { openContent } from '../open-content.ts';
import type { Session } from '../session.ts';
import { isDirty } from '../store/state.ts';
import { announce } from '../store/ui-store.ts';
import { fail, mend, NOT_CANCELLED } from './failures.ts';
import type { Keeping } from './keeping.ts';
import type { Resuming } from './resuming.ts';

/** What becomes of planned changes. */
export interface Planning {
  /** Takes them back: they are a draft then, and in the page. */
  cancelPlanned(): Promise<void>;
}

const AT_WORK =
  'Qui ci sono modifiche non salvate: pubblicale, salvale o annullale, poi annulla la programmazione.';

type Parts = Pick<Session, 'store' | 'ui' | 'cms'>;

export function createPlanning(
  { store, ui, cms }: Parts,
  { keepDraft, openPlanned }: Pick<Keeping & Resuming, 'keepDraft' | 'openPlanned'>,
): Planning {
  async function cancelPlanned(): Promise<void> {
    mend(ui, NOT_CANCELLED);
    const { planned } = ui.getState();
    if (planned === null) return;
    const isReadable = !('reason' in openContent(planned.content).opened);
    if (isReadable) {
      if (store.getState().plan !== planned.id && !openPlanned(AT_WORK)) return;
      // What clashes with the page of today has to be decided on first.
      if (ui.getState().conflict) return;
      if (isDirty(store.getState()) && !(await keepDraft())) return;
    }
    try {
      await cms.dropPlanned({ expectsPlanned: planned.id });
      ui.setState({ planned: null, keptPlan: null });
      announce(ui, 'Programmazione annullata: le modifiche sono una bozza.');
    } catch (error) {
      fail(ui, { what: NOT_CANCELLED, failure: asCmsFailure(error), again: cancelPlanned });
    }
  }

  return { cancelPlanned };
}
