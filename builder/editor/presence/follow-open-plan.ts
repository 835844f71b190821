import { mend, NOT_PLANNED } from '../../actions/failures.ts';
import { forgetPlan } from '../../commands/forget-plan.ts';
import { holdPlan } from '../../commands/hold-plan.ts';
import { MERGE_LABEL, mergedWith } from '../../commands/merge-theirs.ts';
import { restoreDraft } from '../../commands/restore-draft.ts';
import type { PlannedChanges } from '../../contract.ts';
import { isPlanned, isPlanOpen } from '../../draft/is-unsaved.ts';
import { standsHere } from '../../draft/stands-here.ts';
import { isSameContent } from '../../merge/equal.ts';
import { openContent } from '../../open-content.ts';
import type { Session } from '../../session.ts';
import type { UiState } from '../../store/ui-state.ts';
import { inform } from '../../store/ui-store.ts';
import { planWords, spanOf } from '../plan-words.ts';

const IN_OTHER_WINDOW = 'In un’altra finestra';
const ANEW = 'Quello che è programmato è cambiato in un’altra finestra: ora lo vedi com’è adesso.';
const MERGED = `${IN_OTHER_WINDOW} quello che è programmato è cambiato: ora è unito a quello che hai fatto qui. Aggiornalo per programmare anche questo.`;
const CLASHES = `${IN_OTHER_WINDOW} quello che è programmato è cambiato, negli stessi punti che hai cambiato qui. Quello che vedi è soltanto qui: salvalo come bozza, poi apri quello che è programmato.`;

type Parts = Pick<Session, 'ui' | 'store'>;

/**
 * Follows planned changes that are open here into what another window made of them, with what was
 * changed here since; or knows again what was planned from here without an answer.
 * @returns whether it was either
 */
export function followOpenPlan(
  { ui, store }: Parts,
  { before, planned }: { before: PlannedChanges | null; planned: PlannedChanges },
): boolean {
  const state = store.getState();
  const { document, opened } = openContent(planned.content);
  if ('reason' in opened) return false;
  const { keptPlan, failures } = ui.getState();
  const note = (kept: UiState['keptPlan'], text: string) => {
    if (kept) holdPlan(store, planned.id);
    else if (before) forgetPlan(store, before.id);
    ui.setState({ planned, keptPlan: kept });
    inform(ui, text);
    return true;
  };
  const isUnanswered = failures.some(({ what }) => what === NOT_PLANNED);
  if (isUnanswered && standsHere(state, planned.content)) {
    mend(ui, NOT_PLANNED);
    const { nodes, media } = state;
    const text = `${planWords(planned).name} per ${spanOf(planned)}: la risposta si era persa.`;
    return note({ nodes, media }, text);
  }
  if (before === null || !isPlanOpen(state, before) || before.returns !== planned.returns)
    return false;
  const last = openContent(before.content).document;
  if (isSameContent(last, document)) {
    const text = `${IN_OTHER_WINDOW} è cambiato il momento: ${spanOf(planned)}.`;
    return note(keptPlan ?? last, text);
  }
  if (isPlanned(state, { planned: before, keptPlan })) {
    restoreDraft(store, { document, plan: planned.id, label: planWords(planned).resumed });
    return note(document, ANEW);
  }
  const merged = mergedWith(state, { theirs: document, origin: last });
  if (merged.clashes.length > 0) return note(null, CLASHES);
  const { media } = merged.document;
  const inOne = { nodes: merged.nodes, media };
  restoreDraft(store, { document: inOne, plan: planned.id, label: MERGE_LABEL });
  return note(document, MERGED);
}
