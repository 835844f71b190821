import { mayBeAccepted, warningKey } from '../checks/accepted.ts';
import { isToBeRead } from '../checks/asks-first.ts';
import type { CheckFinding } from '../checks/check.ts';
import { asCmsFailure } from '../cms/cms-failure.ts';
import type { EditorPage, PlannedChanges } from '../contract.ts';
import { clashesWithPlanned } from '../draft/clashes-with-planned.ts';
import { holdsPlanned } from '../draft/holds-planned.ts';
import { differs, isPlanned, isPlanOpen } from '../draft/is-unsaved.ts';
import { knownMoments } from '../draft/known-moments.ts';
import { willGoOnline } from '../draft/will-go-online.ts';
import { gmtOf, momentOf } from '../editor/format.ts';
import { documentOf, type EditorState, isDirty } from '../store/state.ts';
import { announce, assure, inform } from '../store/ui-store.ts';
import { type CheckedParts, createChecking } from './checking.ts';
import { fail, mend, NO_PREVIEW } from './failures.ts';
import type { Keeping } from './keeping.ts';
import type { Resuming } from './resuming.ts';
import type { SaveAs, Saving } from './saving.ts';
import { KEPT_BESIDE, SAVED_WITHDRAWN } from './saving-words.ts';
import { createTelling } from './telling.ts';

export interface Publishing {
  /** Saves the page as it stands in the CMS: a published one is published anew. */
  save(): Promise<void>;
  /** Publishes, unless the checks found something to decide on first, or it is planned for later. */
  publish(options?: {
    despiteProblems?: boolean;
    despitePlan?: boolean;
    as?: SaveAs;
  }): Promise<void>;
  /** Keeps the work in the CMS without changing what visitors see. */
  saveDraft(): Promise<boolean>;
  /** Publishes at a moment, ms; of a published page what was changed here, for good or until another. */
  schedule(at: number, until?: number): Promise<void>;
  unpublish(): Promise<void>;
  /**
   * Address that shows the page with the changes made here; undefined when there is none to be had.
   * @param again does once more what the address is for
   */
  previewLink(again: () => Promise<unknown>): Promise<string | undefined>;
  /** Looks at the whole page and keeps what was found. */
  check(): Promise<readonly CheckFinding[]>;
  /**
   * The same while somebody works on: what fields hold stays in them, and nothing is said to be under
   * way.
   */
  lookAgain(): Promise<unknown>;
}

/** WordPress plans, rather than publishes, what still has a moment to come. */
const publishNow = ({ dateGmt = '' }: EditorPage): SaveAs => ({
  status: 'publish',
  ...(momentOf(dateGmt) > Date.now() && { dateGmt: null }),
});

const CHANGED_MEANWHILE = 'La pagina è cambiata mentre veniva salvata: guardala, poi pubblica.';

const ALREADY_ONLINE = 'È già tutto pubblicato: sul sito non cambia niente.';

const UPDATE_FIRST =
  'Ci sono modifiche che la programmazione non ha ancora: aggiornala, o annullale, poi ritira la pagina.';

export function createPublishing(
  session: CheckedParts,
  saving: Pick<Saving, 'saveWith' | 'turns'>,
  keeping: Keeping,
  { closePlanned }: Pick<Resuming, 'closePlanned'>,
): Publishing {
  const { saveWith, turns } = saving;
  const { store, ui, cms } = session;
  const { check, found } = createChecking(session);
  const say = (text: string) => announce(ui, text);
  const tellOf = createTelling(ui);

  // What is online has been read by whoever works on.
  store.subscribe((state, before) => {
    if (state.nodes === before.nodes || ui.getState().published?.warnings !== 0) return;
    ui.setState({ published: null });
  });

  /** The page as it is on its way online: a second press means nothing new. */
  let going: EditorState['nodes'] | undefined;
  /** As it is looked at before it goes there. */
  let isLooking = false;
  async function look() {
    isLooking = true;
    try {
      return await check();
    } finally {
      isLooking = false;
    }
  }

  async function publish({
    despiteProblems = false,
    despitePlan = false,
    as,
  }: Parameters<Publishing['publish']>[0] = {}) {
    const { nodes: pressed } = store.getState();
    if ((isLooking || going === pressed) && !as && !despiteProblems) return;
    // What publishing means, and whether anything is left to publish, is known after it.
    const before = turns.last();
    if (before && !(await before)) {
      // Why it failed is said behind the dialog that publishing was asked for in.
      ui.setState({ publishConfirm: null });
      return;
    }
    const { page } = ui.getState();
    const isLive = page.status === 'publish';
    const isSame = isLive && !as && !isDirty(store.getState());
    if (before && isSame) return;
    // Half a sentence, maybe, which was not there when the button was pressed.
    if (before && store.getState().nodes !== pressed) return inform(ui, CHANGED_MEANWHILE);
    // A draft beside the page goes with publishing it as it is.
    const isOnline = isSame && ui.getState().keptDraft === null;
    const planned = !as && !despitePlan && toCome();
    const asked = planned ? whatOfPlanned(planned, isLive) : null;
    if (asked) {
      ui.setState({ publishPlanned: asked });
      return;
    }
    const wanted: SaveAs = as ?? (isLive ? {} : publishNow(page));
    const left = despiteProblems ? found() : await look();
    const blocking = left.some(({ severity }) => severity === 'error');
    if (despiteProblems) read(left);
    const { readWarnings } = ui.getState();
    const asksOf = (found: CheckFinding) => isToBeRead(found, { isLive, read: readWarnings });
    const isRead = despiteProblems || isOnline || !left.some(asksOf);
    const asks = blocking || !isRead;
    ui.setState({ publishConfirm: asks ? wanted : null });
    if (asks) {
      say(
        blocking
          ? 'Ci sono errori da correggere prima di pubblicare.'
          : 'Ci sono avvisi da leggere.',
      );
      return;
    }
    if (isOnline) return assure(ui, ALREADY_ONLINE);
    // WordPress knows no moment for what is published: its changes wait beside it.
    const { dateGmt, untilGmt = '' } = wanted;
    if (isLive && wanted.status === 'future')
      await keeping.planChanges({ dateGmt: dateGmt ?? '', untilGmt });
    else if (await putOnline(wanted, { despiteProblems })) await tellOf(left, { isLive });
    else {
      // Where something is to be decided first, and the page goes online with it.
      const andThen = () => tellOf(left, { isLive });
      ui.setState(({ conflict }) => ({
        conflict: conflict?.thenSave ? { ...conflict, andThen } : conflict,
      }));
    }
  }

  async function putOnline(as: SaveAs, { despiteProblems }: { despiteProblems: boolean }) {
    going = store.getState().nodes;
    try {
      return await saveWith(as, { again: () => publish({ despiteProblems, as }) });
    } finally {
      going = undefined;
    }
  }

  function read(found: readonly CheckFinding[]) {
    const keys = found.filter(mayBeAccepted).map(warningKey);
    ui.setState(({ readWarnings }) => ({ readWarnings: new Set([...readWarnings, ...keys]) }));
  }

  /** The changes planned for a moment to come. */
  function toCome(): PlannedChanges | undefined {
    const { planned } = ui.getState();
    return planned && momentOf(planned.dateGmt) > Date.now() ? planned : undefined;
  }

  /** What is to be asked about planned changes before the page goes online. */
  function whatOfPlanned(planned: PlannedChanges, isLive: boolean) {
    const state = store.getState();
    if (isOpen(planned) || holdsPlanned(state.nodes, planned)) return 'in-page';
    const isWaiting = isLive && willGoOnline(ui.getState());
    return isWaiting && clashesWithPlanned(documentOf(state), planned) ? 'clashes' : null;
  }

  const isOpen = (planned: PlannedChanges) => isPlanOpen(store.getState(), planned);

  async function saveDraft(): Promise<boolean> {
    const { status } = ui.getState().page;
    return ['publish', 'future', 'private'].includes(status) ? keeping.keepDraft() : saveWith();
  }

  /** Saves a page that is not online; published meanwhile, its changes are a draft beside it. */
  async function saveOrKeep() {
    if (await saveWith()) return;
    const { conflict, page } = ui.getState();
    if (conflict || page.status !== 'publish' || !isDirty(store.getState())) return;
    if (await keeping.keepDraft()) inform(ui, KEPT_BESIDE);
  }

  /** The other way round: withdrawn meanwhile, the page itself is what is saved. */
  async function keepOrSave() {
    if (await keeping.keepDraft()) return;
    const { conflict, page } = ui.getState();
    if (conflict || page.status !== 'draft' || !isDirty(store.getState())) return;
    if (await saveWith()) inform(ui, SAVED_WITHDRAWN);
  }

  return {
    check: () => check(),
    lookAgain: () => check({ quiet: true }),
    publish,
    saveDraft,
    async save() {
      const before = turns.last();
      if (before && !((await before) && isDirty(store.getState()))) return;
      const { page } = ui.getState();
      const planned = toCome();
      if (page.isPattern) await publish();
      else if (page.status !== 'publish') await saveOrKeep();
      else if (planned && isOpen(planned)) await keeping.planChanges(planned);
      else await keepOrSave();
    },
    async schedule(at, until = Number.NaN) {
      ui.setState({
        scheduleOpen: false,
        wanted: { at, until, over: knownMoments(ui.getState()) },
      });
      const end = !Number.isNaN(until) && { untilGmt: gmtOf(until) };
      await publish({ as: { status: 'future', dateGmt: gmtOf(at), ...end } });
    },
    async unpublish() {
      const { planned, keptPlan } = ui.getState();
      if (planned && isOpen(planned)) {
        // What stays as the draft is the page as it was on the site, not as it is to be.
        if (!isPlanned(store.getState(), { planned, keptPlan })) return inform(ui, UPDATE_FIRST);
        closePlanned();
      }
      const wasLive = ui.getState().page.status === 'publish';
      const done = wasLive ? 'Pagina ritirata' : 'Programmazione annullata';
      if (await saveWith({ status: 'draft' })) assure(ui, `${done}: ora è una bozza.`);
    },
    async previewLink(again) {
      const { keptDraft, ...plan } = ui.getState();
      const planned = isPlanned(store.getState(), plan);
      // What is planned needs no draft beside it, which would outlive its being given up.
      const isShown = planned || !differs(store.getState(), keptDraft);
      if (!isShown && !(await saveDraft())) return undefined;
      mend(ui, NO_PREVIEW);
      try {
        return await cms.createPreview(ui.getState().page.path, { planned });
      } catch (error) {
        fail(ui, { what: NO_PREVIEW, failure: asCmsFailure(error), again });
        return undefined;
      }
    },
  };
}
