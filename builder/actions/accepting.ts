import { type Accepted, warningKey } from '../checks/accepted.ts';
import type { CheckFinding } from '../checks/check.ts';
import { asCmsFailure } from '../cms/cms-failure.ts';
import type { Session } from '../session.ts';
import { announce } from '../store/ui-store.ts';
import { fail, mend } from './failures.ts';

export interface Accepting {
  /** Whoever edits the page is no longer told of a warning, or is again. */
  accept(found: CheckFinding, isAccepted: boolean): Promise<void>;
}

const NOT_KEPT = 'Quello che va bene così non è stato salvato.';

export function createAccepting({ ui, cms }: Pick<Session, 'ui' | 'cms'>): Accepting {
  async function accept(found: CheckFinding, isAccepted: boolean): Promise<void> {
    const key = warningKey(found);
    const before = ui.getState().accepted;
    const next = new Set(before);
    if (isAccepted) next.add(key);
    else next.delete(key);
    ui.setState({ accepted: next });
    announce(ui, isAccepted ? 'Avviso messo da parte.' : 'Avviso di nuovo tra quelli da guardare.');
    try {
      await cms.settings.acceptWarning(key, isAccepted);
      mend(ui, NOT_KEPT);
    } catch (error) {
      ui.setState(({ accepted }) => ({ accepted: back(accepted, { key, was: before.has(key) }) }));
      fail(ui, {
        ...{ what: NOT_KEPT, failure: asCmsFailure(error) },
        again: () => accept(found, isAccepted),
      });
    }
  }
  return { accept };
}

/** Others may have been accepted meanwhile. */
function back(accepted: Accepted, { key, was }: { key: string; was: boolean }): Accepted {
  const next = new Set(accepted);
  if (was) next.add(key);
  else next.delete(key);
  return next;
}
