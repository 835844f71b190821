import { type Accepted, acceptedBy, warningKey } from '../checks/accepted.ts';
import type { CheckFinding } from '../checks/check.ts';
import { asCmsFailure } from '../cms/cms-failure.ts';
import type { Session } from '../session.ts';
import { announce, assure } from '../store/ui-store.ts';

export interface Accepting {
  /** Whoever edits the page is no longer told of warnings, or is again; why not, each says itself. */
  accept(findings: readonly CheckFinding[], isAccepted: boolean): Promise<void>;
}

export function createAccepting({ ui, cms }: Pick<Session, 'ui' | 'cms'>): Accepting {
  return {
    async accept(findings, isAccepted) {
      const before = ui.getState().accepted;
      const keysOf = (found: CheckFinding) =>
        isAccepted ? [warningKey(found)] : acceptedBy(found, before);
      const own = findings.map(warningKey);
      ui.setState((now) => ({
        accepted: withKeys(now.accepted, {
          keys: findings.flatMap(keysOf),
          isIn: () => isAccepted,
        }),
        unaccepted: new Map([...now.unaccepted].filter(([key]) => !own.includes(key))),
      }));
      assure(ui, doneText(findings.length, isAccepted));
      // What the CMS does not keep of one, it keeps of none that come after it.
      const left = [...findings];
      try {
        for (let found = left[0]; found; found = left[0]) {
          for (const key of keysOf(found)) await cms.settings.acceptWarning(key, isAccepted);
          left.shift();
        }
      } catch (error) {
        const failure = asCmsFailure(error);
        const keys = left.flatMap(keysOf);
        // Others may have been accepted meanwhile.
        ui.setState((now) => ({
          accepted: withKeys(now.accepted, { keys, isIn: (each) => before.has(each) }),
          unaccepted: new Map([
            ...now.unaccepted,
            ...left.map((found) => [warningKey(found), failure] as const),
          ]),
        }));
        announce(ui, `${NOT_KEPT} ${failure.message}`);
      }
    },
  };
}

/** What did not come about, of a warning that was to be put aside or brought back. */
export const NOT_KEPT = 'La scelta non è stata salvata.';

function doneText(many: number, isAccepted: boolean): string {
  if (!isAccepted) return 'Avviso di nuovo tra quelli da guardare.';
  return many === 1
    ? 'Avviso accettato: lo ritrovi in fondo ai controlli.'
    : `${many} avvisi accettati: li ritrovi in fondo ai controlli.`;
}

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
