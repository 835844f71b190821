import { mend, NOT_CANCELLED, NOT_PUBLISHED, NOT_SAVED } from '../../actions/failures.ts';
import type { Presence } from '../../cms/cms-client.ts';
import { SHARED_GONE } from '../../cms/cms-failure.ts';
import { fingerprint } from '../../cms/fingerprint.ts';
import { forgetPlan } from '../../commands/forget-plan.ts';
import { holdPlan } from '../../commands/hold-plan.ts';
import { restoreDraft } from '../../commands/restore-draft.ts';
import { becomePage } from '../../draft/become-page.ts';
import { GOES_ON } from '../../draft/goes-on.ts';
import { isKept, isPlanOpen } from '../../draft/is-unsaved.ts';
import { isSameContent } from '../../merge/equal.ts';
import { openContent } from '../../open-content.ts';
import type { Session } from '../../session.ts';
import type { UiState } from '../../store/ui-state.ts';
import { inform } from '../../store/ui-store.ts';
import { planWords } from '../plan-words.ts';
import { followOpenPlan } from './follow-open-plan.ts';

const DRAFT_GONE =
  'La bozza salvata non c’è più: in un’altra finestra è stata scartata. Quello che vedi è soltanto qui: salvalo per tenerlo.';
const DRAFT_PLANNED =
  'In un’altra finestra questa bozza è stata programmata: quello che vedi sono le modifiche in arrivo.';
const DRAFT_PLANNED_APART =
  'In un’altra finestra questa bozza è stata programmata. Quello che hai cambiato dopo è soltanto qui: salvalo per tenerlo.';
const PLAN_IS_DRAFT =
  'In un’altra finestra la programmazione è stata annullata: le modifiche sono una bozza, che sul sito non si vede.';
const PLAN_IN_DRAFT =
  'In un’altra finestra la programmazione è stata annullata: le modifiche sono nella bozza, insieme a quello che c’era già. Quello che vedi resta qui finché non lo scarti.';
const PLAN_GONE =
  'Le modifiche programmate non ci sono più: sono online, o sono state scartate in un’altra finestra. Quello che vedi resta qui finché non lo scarti.';
const PLAN_ONLINE = 'Intanto le modifiche programmate sono andate online.';

const PUBLISHED = 'Intanto la pagina è stata pubblicata, in un’altra finestra o in WordPress';
const WITHDRAWN =
  'Intanto la pagina è stata ritirata dal sito, in un’altra finestra o in WordPress: ora è una bozza.';

const TRASHED =
  'Intanto la pagina è stata spostata nel cestino, in un’altra finestra o in WordPress. Quello che vedi resta qui: per salvarlo ripristina prima la pagina, da «Pagine».';

/** States that a page is in without a moment to come. */
const SETTLED = ['draft', 'pending', 'private', 'publish'];

/** Whether something was saved from here since. */
export const knowsMore = (now: UiState, before: UiState): boolean =>
  now.page.status !== before.page.status ||
  now.savedContent !== before.savedContent ||
  now.storedDraft !== before.storedDraft ||
  now.planned !== before.planned;

const isSettled = (status: string) => SETTLED.includes(status);

type Parts = Pick<Session, 'ui' | 'store'> & { cms: Pick<Session['cms'], 'readPage'> };
type Stored = Pick<Presence, 'content' | 'draft' | 'taken' | 'planned' | 'status'>;

/**
 * Notes what became elsewhere of the page's state, of the draft beside it while it is published, and
 * of what is planned of it: nothing of that may be shown as it was. What stands in the page here stays,
 * unless it is all planned by now, or planned otherwise.
 */
export async function followElsewhere({ ui, store, cms }: Parts, stored: Stored): Promise<void> {
  const isTold = followTrash(ui, stored) || followStatus({ ui, store }, stored);
  if (!isTold) await followBeside({ ui, store, cms }, stored);
}

/** Whether the page is in the trash: what stood beside it is not known of there. */
function followTrash(ui: Session['ui'], { status }: Stored): boolean {
  const isInTrash = status === 'trash';
  const said = ui.getState().page.isPattern ? SHARED_GONE : TRASHED;
  if (isInTrash !== ui.getState().isInTrash) {
    ui.setState(({ info }) => ({ isInTrash, info: info === said ? null : info }));
    const isTold = ui.getState().failures.some(({ failure }) => failure.message === said);
    if (isInTrash && !isTold) inform(ui, said);
    // That nothing could be saved into the trash says nothing any more.
    else mend(ui, NOT_SAVED, NOT_PUBLISHED);
  }
  return isInTrash;
}

/** Whether the page is in another state than is known here. */
function followStatus({ ui, store }: Pick<Session, 'ui' | 'store'>, stored: Stored): boolean {
  const { page, keptDraft, storedDraft } = ui.getState();
  const { status } = stored;
  if (status === page.status || ![status, page.status].every(isSettled)) return false;
  const isDraftNow = keptDraft !== null && stored.content === fingerprint(storedDraft);
  if (isDraftNow) becomePage(store, keptDraft);
  ui.setState(({ page, savedContent }) => ({
    page: { ...page, status },
    savedContent: isDraftNow ? storedDraft : savedContent,
    // What is kept beside a page goes with its being published.
    ...{ keptDraft: null, storedDraft: '', published: null },
  }));
  const [was, is] = [page.status, status].map((each) => each === 'publish');
  const isAsSaved = stored.content === fingerprint(ui.getState().savedContent);
  const published = `${PUBLISHED}${isAsSaved ? ': è online com’era salvata' : ''}.`;
  if (was !== is) inform(ui, is ? published : WITHDRAWN);
  return true;
}

/** The draft beside a published page, and what is planned of it. */
async function followBeside({ ui, store, cms }: Parts, stored: Stored): Promise<void> {
  const state = ui.getState();
  const { page, planned: before, keptPlan, keptDraft, storedDraft } = state;
  if (page.status !== 'publish' || page.isPattern) return;
  const isDraftGone = stored.draft === '' && storedDraft !== '';
  const isOtherPlan = stored.planned !== (before?.id ?? '');
  if (!isDraftGone && !isOtherPlan) return;
  const isOnline = [...stored.taken, stored.content].includes(fingerprint(storedDraft));
  // It went online, maybe with what was changed there: nothing of it is unsaved, or disputed.
  if (keptDraft && isDraftGone && isOnline) becomePage(store, keptDraft);
  const read = isOtherPlan && stored.planned !== '' ? (await cms.readPage()).planned : null;
  const planned = isOtherPlan ? (read ?? null) : before;
  if (knowsMore(ui.getState(), state)) return;
  const now = store.getState();
  const followed = isOtherPlan && planned && followOpenPlan({ ui, store }, { before, planned });
  if (followed) {
    if (isDraftGone) ui.setState({ keptDraft: null, storedDraft: '' });
    return;
  }
  // That the page was published is told beside it.
  const isPublished = isOnline || stored.content !== fingerprint(state.savedContent);
  // What is to bring back what was is no draft of anybody’s.
  const isDraftPlanned = isDraftGone && isOtherPlan && !isPublished && planned?.returns === false;
  // Of what stands here nothing is missing in what is planned.
  const isInPlan = isDraftPlanned && isKept(now, keptDraft);
  const plan = planned && isDraftPlanned ? openContent(planned.content).document : null;
  const isSame = plan !== null && keptDraft !== null && isSameContent(plan, keptDraft);
  const wasOpen = isPlanOpen(now, before);
  const isPlanDraft =
    wasOpen && planned === null && stored.draft === fingerprint(before?.content ?? '');
  // Taken back beside a draft, they are merged with it.
  const isInOtherDraft = !isPublished && !['', fingerprint(storedDraft)].includes(stored.draft);
  if (isOtherPlan && planned && before && !wasOpen) forgetPlan(store, before.id);
  const isGone = isOtherPlan && planned === null;
  // It was taken back from here, and the answer was lost.
  const isOwn = isGone && ui.getState().failures.some(({ what }) => what === NOT_CANCELLED);
  if (isGone) mend(ui, NOT_CANCELLED);
  const words = planWords(before);
  ui.setState(({ info }) => ({
    planned,
    ...(isOtherPlan && { keptPlan: isSame ? keptDraft : isInPlan ? plan : null }),
    ...(isInPlan && { outdated: null }),
    ...(isDraftGone && { keptDraft: null, storedDraft: '' }),
    ...(isPlanDraft && { keptDraft: keptPlan, storedDraft: before?.content, outdated: null }),
    // What was said of what was planned, or of the draft, is over.
    info: isOtherPlan || (isDraftGone && info === GOES_ON) ? null : info,
  }));
  if (planned && isSame) holdPlan(store, planned.id);
  else if (planned && plan && isInPlan) {
    restoreDraft(store, { document: plan, plan: planned.id, label: planWords(planned).resumed });
    holdPlan(store, planned.id);
  }
  if (isDraftPlanned) inform(ui, isSame || isInPlan ? DRAFT_PLANNED : DRAFT_PLANNED_APART);
  else if (isPlanDraft) inform(ui, isOwn ? words.cancelled : PLAN_IS_DRAFT);
  else if (isOwn && !isPublished) inform(ui, words.dropped);
  else if (wasOpen && isGone) inform(ui, isInOtherDraft ? PLAN_IN_DRAFT : PLAN_GONE);
  else if (wasOpen && planned?.returns && !before?.returns) inform(ui, PLAN_ONLINE);
  else if (isDraftGone && !isOtherPlan && !isPublished) inform(ui, DRAFT_GONE);
}
