import { type Accepted, acceptedBy, warningKey } from '../checks/accepted.ts';
import type { CheckFinding } from '../checks/check.ts';
import { asCmsFailure } from '../cms/cms-failure.ts';
import type { Session } from '../session.ts';
import { announce, assure, type UiState } from '../store/ui-store.ts';

export interface Accepting {
  /** Whoever edits the page is no longer told of a warning, or is again; why not, it says itself. */
  accept(found: CheckFinding, isAccepted: boolean): Promise<void>;
}

export function createAccepting({ ui, cms }: Pick<Session, 'ui' | 'cms'>): Accepting {
  return {
    async accept(found, isAccepted) {
      const key = warningKey(found);
      const before = ui.getState().accepted;
      const keys = isAccepted ? [key] : acceptedBy(found, before);
      ui.setState((now) => ({
        accepted: withKeys(now.accepted, { keys, isIn: () => isAccepted }),
        unaccepted: without(now.unaccepted, key),
      }));
      assure(
        ui,
        isAccepted
          ? 'Avviso accettato: lo ritrovi in fondo ai controlli.'
          : 'Avviso di nuovo tra quelli da guardare.',
      );
      try {
        for (const each of keys) await cms.settings.acceptWarning(each, isAccepted);
      } catch (error) {
        const failure = asCmsFailure(error);
        // Others may have been accepted meanwhile.
        ui.setState((now) => ({
          accepted: withKeys(now.accepted, { keys, isIn: (each) => before.has(each) }),
          unaccepted: new Map(now.unaccepted).set(key, failure),
        }));
        announce(ui, `${NOT_KEPT} ${failure.message}`);
      }
    },
  };
}

/** What did not come about, of a warning that was to be put aside or brought back. */
export const NOT_KEPT = 'La scelta non è stata salvata.';

function withKeys(
  accepted: Accepted,
  { keys, isIn }: { keys: readonly string[]; isIn: (key: string) => boolean },
): Accepted {
  const next = new Set(accepted);
  for (const key of keys) {
    if (isIn(key)) next.add(key);
    else next.delete(key);
  }
  return next;
}

function without(unaccepted: UiState['unaccepted'], key: string): UiState['unaccepted'] {
  const next = new Map(unaccepted);
  next.delete(key);
  return next;
}
