import { asCmsFailure, CmsFailure } from '../cms/cms-failure.ts';
import { contentToSave } from '../cms/content-to-save.ts';
import { fingerprint } from '../cms/fingerprint.ts';
import type { DraftToKeep } from '../cms/own-draft.ts';
import { prepareForSave } from '../cms/prepare-for-save.ts';
import { holdPlan } from '../commands/hold-plan.ts';
import { forgetFailedSave, whileSaving } from '../commands/save.ts';
import type { PlannedChanges } from '../contract.ts';
import type { KeptDraft } from '../draft/is-unsaved.ts';
import { standsHere } from '../draft/stands-here.ts';
import { capital, planWords, whenOf } from '../editor/plan-words.ts';
import type { Session } from '../session.ts';
import { documentOf, isDirty } from '../store/state.ts';
import { announce, assure, inform } from '../store/ui-store.ts';
import { fail, mend, NOT_PLANNED, NOT_PUBLISHED, NOT_SAVED } from './failures.ts';
import type { Saving } from './saving.ts';
import { movedTo } from './saving-words.ts';

/** How often what is kept gives way to yet another save of somebody else. */
const PATIENCE = 3;

/** What the CMS keeps beside a published page: a draft, or changes for a moment to come. */
export interface Keeping {
  /** Keeps the work without changing what visitors see. */
  keepDraft(): Promise<boolean>;
  /** Has the changes go live at a moment, for good or until another. */
  planChanges(moments: PlannedMoments): Promise<boolean>;
  /** A draft with this fingerprint that was sent from here, its answer lost, and the page as it was then. */
  unansweredDraft(print: string): { storedDraft: string; keptDraft: KeptDraft } | undefined;
}

type PlannedMoments = Pick<PlannedChanges, 'dateGmt' | 'untilGmt'>;

/** The page as it is to be kept, and what the CMS is expected to have. */
type ToKeep = Required<DraftToKeep>;

interface Way {
  /** What did not come about when it fails. */
  what: string;
  send(page: ToKeep, kept: KeptDraft): Promise<void>;
  /** Why what somebody else did meanwhile leaves nothing to send. */
  stops?(): string | undefined;
  again(): Promise<boolean>;
}

type Parts = Pick<Session, 'store' | 'ui' | 'cms' | 'drafts'>;

export function createKeeping({ store, ui, cms, drafts }: Parts, saving: Saving): Keeping {
  const { takeIn, takeInDraft, seeDraft, takeInUndone, turns } = saving;
  const say = (text: string) => announce(ui, text);
  /** What is found to be one of them was kept in no other window. */
  let unanswered: readonly { storedDraft: string; keptDraft: KeptDraft }[] = [];

  const inTurn = (what: string, task: () => Promise<boolean>) =>
    turns.take(async (before) => {
      if (before === false) return false;
      mend(ui, what);
      return takeInUndone() && (await whileSaving(store, task));
    });

  async function keep(way: Way, patience = PATIENCE): Promise<boolean> {
    const stopped = way.stops?.();
    return stopped ? failed(way.what, new CmsFailure('refused', stopped)) : attempt(way, patience);
  }

  async function attempt(way: Way, patience: number): Promise<boolean> {
    const { page, savedContent, storedDraft: expectsDraft } = ui.getState();
    const state = store.getState();
    const { nodes, media } = state;
    const expects = fingerprint(savedContent);
    const expected = { expects, expectsStatus: page.status, expectsDraft };
    try {
      const content = contentToSave(prepareForSave(documentOf(state)));
      await way.send({ content, ...expected }, { nodes, media });
      mend(ui, NOT_SAVED);
      forgetFailedSave(store);
      return true;
    } catch (error) {
      const failure = asCmsFailure(error);
      if (failure.kind === 'changed' && patience > 0) return merge(way, patience - 1);
      if (failure.kind === 'draft-changed' && patience > 0) {
        const goOn = () => keep(way, patience - 1);
        return way === asDraft ? mergeDraft(way, patience - 1) : seeDraft({ ...way, goOn });
      }
      return failed(way.what, failure, way.again);
    }
  }

  /** What was kept of a page that moved on would take back what was published since. */
  async function merge(way: Way, patience: number): Promise<boolean> {
    try {
      if (!takeIn(await cms.readPage())) return afterChoice(way);
      return await keep(way, patience);
    } catch (error) {
      return failed(way.what, asCmsFailure(error), way.again);
    }
  }

  /** What this user kept elsewhere, in another tab or on another device. */
  async function mergeDraft(way: Way, patience: number): Promise<boolean> {
    try {
      const draft = await cms.readDraft();
      if (draft.content === '') ui.setState({ storedDraft: '' });
      else if (!takeInDraft(draft.content, draft)) return afterChoice(way);
      return await keep(way, patience);
    } catch (error) {
      return failed(way.what, asCmsFailure(error), way.again);
    }
  }

  /** What clashes is decided first; then it is kept, as was asked for. */
  function afterChoice({ again }: Way): false {
    const andThen = async () => void (await again());
    ui.setState(({ conflict }) => ({ conflict: conflict && { ...conflict, andThen } }));
    return false;
  }

  /** A draft whose changes were undone would be shown, and gone on with at the next visit. */
  async function dropDraft(): Promise<boolean> {
    if (ui.getState().keptDraft === null) {
      say('Non c’è niente da salvare.');
      return true;
    }
    try {
      await cms.dropDraft({ expectsDraft: ui.getState().storedDraft });
    } catch (error) {
      const failure = asCmsFailure(error);
      if (failure.kind !== 'draft-changed') return failed(NOT_SAVED, failure, keepDraft);
      if (!(await isDraftGone())) return mergeDraft(asDraft, PATIENCE);
    }
    ui.setState({ keptDraft: null, storedDraft: '' });
    say('Bozza tolta: la pagina è com’è sul sito.');
    return true;
  }

  /** Whether it was given up elsewhere, too, or published. */
  async function isDraftGone(): Promise<boolean> {
    try {
      return (await cms.readDraft()).content === '';
    } catch {
      return false;
    }
  }

  function failed(what: string, failure: CmsFailure, again?: () => Promise<boolean>): false {
    fail(ui, { what, failure, again, waits: what === NOT_SAVED });
    return false;
  }

  const asDraft: Way = {
    what: NOT_SAVED,
    again: keepDraft,
    stops() {
      const { status } = ui.getState().page;
      // WordPress keeps nothing beside a draft: it would write it into the page, unseen by whoever saves.
      return status === 'draft' ? movedTo(status) : undefined;
    },
    async send(page, kept) {
      unanswered = [...unanswered, { storedDraft: page.content, keptDraft: kept }];
      const storedDraft = await cms.saveDraft(page);
      unanswered = [];
      ui.setState({ keptDraft: kept, storedDraft, outdated: null });
      drafts.removeKept(ui.getState().page.id).catch(() => {});
      const { planned } = ui.getState();
      if (planned === null) say('Bozza salvata: sul sito non cambia niente.');
      else assure(ui, planWords(planned).keptApart);
    },
  };

  function keepDraft(): Promise<boolean> {
    return inTurn(NOT_SAVED, () => (isDirty(store.getState()) ? keep(asDraft) : dropDraft()));
  }

  function planChanges({ dateGmt, untilGmt }: PlannedMoments): Promise<boolean> {
    const way: Way = {
      what: NOT_PLANNED,
      again: () => planChanges({ dateGmt, untilGmt }),
      stops() {
        const { planned, page } = ui.getState();
        if (page.status !== 'publish') return movedTo(page.status);
        const state = store.getState();
        if (planned === null || planned.id === state.plan) return undefined;
        // What was planned before no answer came is nobody else's.
        if (standsHere(state, planned.content)) return undefined;
        if (planned.returns) {
          return `Intanto le modifiche programmate sono andate online, e ${whenOf(planned.dateGmt)} la pagina torna com’era. Le tue restano qui: pubblicale, oppure salvale come bozza e apri il ripristino programmato.`;
        }
        const who =
          planned.by === state.user.name
            ? 'in un’altra finestra hai'
            : `${planned.by || 'qualcuno'} ha`;
        return `Intanto ${who} programmato altre modifiche di questa pagina. Le tue restano qui: pubblicale, oppure salvale come bozza e apri quelle già programmate.`;
      },
      async send(page, kept) {
        const { planned: before } = ui.getState();
        const expectsPlanned = before?.id ?? '';
        // A draft beside what was planned before stays apart.
        const isUpdate = before !== null;
        const planned = await cms.planChanges({ ...page, dateGmt, untilGmt, expectsPlanned });
        holdPlan(store, planned?.id ?? '');
        // That they could not be published says nothing any more.
        mend(ui, NOT_PUBLISHED);
        ui.setState({
          ...{ planned, keptPlan: kept, published: null, outdated: null },
          // They are in the plan now, no longer in a draft.
          ...(!isUpdate && { keptDraft: null, storedDraft: '' }),
        });
        const back = untilGmt && ` ${capital(whenOf(untilGmt))} la pagina torna com’è ora.`;
        const what = `${planWords(planned).name} per ${whenOf(dateGmt)}`;
        inform(ui, `${what}: fino ad allora il sito resta com’è.${back}`);
      },
    };
    return inTurn(NOT_PLANNED, () => keep(way));
  }

  return {
    keepDraft,
    planChanges,
    unansweredDraft: (print) =>
      unanswered.find(({ storedDraft }) => fingerprint(storedDraft) === print),
  };
}
