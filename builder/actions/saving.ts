import type { SavedPage } from '../cms/cms-client.ts';
import { asCmsFailure, CmsFailure } from '../cms/cms-failure.ts';
import { fingerprint } from '../cms/fingerprint.ts';
import { mergeTheirs } from '../commands/merge-theirs.ts';
import { type SaveResult, type Sent, save } from '../commands/save.ts';
import type { EditorPage } from '../contract.ts';
import { becomePage } from '../draft/become-page.ts';
import { grownFrom } from '../draft/grown-from.ts';
import { count } from '../editor/format.ts';
import type { Choices } from '../merge/clash.ts';
import { openContent } from '../open-content.ts';
import type { Session } from '../session.ts';
import { compareNodes } from '../store/node-feed.ts';
import { type Baseline, isDirty } from '../store/state.ts';
import type { Failed } from '../store/ui-state.ts';
import { announce, assure, inform } from '../store/ui-store.ts';
import { fail, mend, NOT_MERGED, NOT_PLANNED, NOT_PUBLISHED, NOT_SAVED } from './failures.ts';
import { mergedText } from './merged-text.ts';
import { createOwnDrafts, type DraftVersion, keptAs, type OwnDrafts } from './own-drafts.ts';
import { movedTo, savedText } from './saving-words.ts';
import { settlePlanned } from './settle-planned.ts';
import { createTurns, type Turns } from './turns.ts';

/** How often a save gives way to yet another one of somebody else. */
const PATIENCE = 3;

/** What a save changes beside the content. */
export interface SaveAs {
  status?: string;
  /** Moment of publishing, UTC, with the status `future`; null for now, by the CMS's clock. */
  dateGmt?: string | null;
  /** Of changes of a published page: when it is to be as it was again, UTC; empty for no end. */
  untilGmt?: string;
}

export interface Saving extends OwnDrafts {
  /**
   * Saves, taking in what was changed elsewhere; true when the page is saved. Asked for while
   * another save is under way it follows that one, if that went well and left something to save.
   */
  saveWith(as?: SaveAs, options?: { again?: Failed['again'] }): Promise<boolean>;
  /** Saves that are under way. */
  turns: Turns;
  /** Merges another version of the page into this one; true when nothing is left to decide. */
  takeIn(page: SavedPage | DraftVersion, options?: TakeIn): boolean;
  /** Takes in what somebody else saved, without saving. */
  takeInSaved(): Promise<void>;
  /** Takes in once more what was taken in and then undone; false when something clashes. */
  takeInUndone(): boolean;
}

interface Retry {
  again?: Failed['again'];
  patience?: number;
  /** What was said of the page before it was saved, and may not hold any more. */
  said?: string | null;
}

interface TakeIn {
  /** How to save, where saving follows. */
  as?: SaveAs;
  choices?: Choices;
  thenSave?: boolean;
}

const LOOK_FIRST = 'Non è ancora online: guarda la pagina, poi pubblica.';

const isOther = (...[before, after]: Parameters<typeof compareNodes>) => {
  const { changed, removed } = compareNodes(before, after);
  return changed.length > 0 || removed.length > 0;
};

/** A version of somebody else that was taken in, with what both grew from. */
interface TakenIn {
  grewFrom: Baseline;
  page: SavedPage;
}

/** What the CMS answered about the page beside its content, as far as it did. */
const stateOf = (answer: SavedPage, known: EditorPage) => ({
  title: answer.title ?? known.title,
  // A pattern is looked at where the page is that it was opened from.
  ...(answer.path !== undefined && !known.isPattern && { path: answer.path, link: answer.path }),
  status: answer.status || known.status,
  modified: answer.modified || known.modified,
  dateGmt: answer.dateGmt || known.dateGmt,
});

type Parts = Pick<Session, 'store' | 'ui' | 'cms' | 'drafts'>;

export function createSaving({ store, ui, cms, drafts }: Parts): Saving {
  const say = (text: string) => announce(ui, text);
  const turns = createTurns();
  const ownDrafts = createOwnDrafts({ store, ui, cms }, (version) => takeIn(version));
  /** Oldest first: of these the page has as many in it as its state says. */
  let taken: readonly TakenIn[] = [];
  /** Saves that were not answered: what is found to be one of them is nobody else's work. */
  let unanswered: readonly Sent[] = [];

  function saveWith(as: SaveAs = {}, retry: Retry = {}): Promise<boolean> {
    return turns.take(async (before) => {
      // What went wrong, or waits for a decision, is to be read first.
      if (before === false) return false;
      if (before && !isLeft(as)) return true;
      return await saveNow(as, retry);
    });
  }

  /** Whether there is something to save, or another state of the page to bring about. */
  function isLeft({ status, dateGmt }: SaveAs): boolean {
    const { page } = ui.getState();
    const isOther = status !== undefined && status !== page.status;
    const isMoved = typeof dateGmt === 'string' && dateGmt !== page.dateGmt;
    return isDirty(store.getState()) || isOther || isMoved;
  }

  async function saveNow(
    as: SaveAs,
    { again = () => saveWith(as), patience = PATIENCE, said = ui.getState().info }: Retry,
  ): Promise<boolean> {
    const what = whatOf(as);
    mend(ui, what);
    ui.setState({ published: null });
    const { nodes: shown, takenIn } = store.getState();
    const isDraftUndone = taken.slice(takenIn).some(({ page }) => 'draftOf' in page);
    if (!mergeUndone({ as, thenSave: true })) return false;
    // A draft that was undone is back, but was not seen again.
    if (what === NOT_PUBLISHED && isDraftUndone && isOther(shown, store.getState().nodes))
      return lookFirst();
    // WordPress throws away automatic drafts: saving makes a real one of it.
    const kept = ui.getState().page.status === 'auto-draft' ? 'draft' : undefined;
    const { savedContent, page, storedDraft } = ui.getState();
    const expects = {
      ...{ expects: fingerprint(savedContent), expectsStatus: page.status },
      // A draft's own saves are no drafts beside it.
      ...(page.status === 'publish' && { expectsDraft: storedDraft }),
    };
    const result = await save(store, { cms, ...as, ...expects, status: as.status ?? kept });
    if (result.ok) return saved(result, said);
    if (result.sent) unanswered = [...unanswered, result.sent];
    if (result.failure.kind === 'changed' && patience > 0) {
      return saveMerged(as, { again, said, patience: patience - 1 });
    }
    if (result.failure.kind === 'draft-changed' && patience > 0) {
      const goOn = () => saveNow(as, { again, said, patience: patience - 1 });
      return ownDrafts.seeDraft({ what, again, goOn });
    }
    const waits = as.status === undefined && page.status !== 'publish';
    return failed({ what, failure: result.failure, again, waits });
  }

  /** What does not come about where it fails: what puts the page online is tried again by whoever asked for it. */
  function whatOf({ status = ui.getState().page.status }: SaveAs): string {
    return status === 'publish' && !ui.getState().page.isPattern ? NOT_PUBLISHED : NOT_SAVED;
  }

  /**
   * Merges once more what was taken in and then undone on the way back to one's own steps: the
   * other's work is saved, and undoing is no way to overwrite it. False when something clashes.
   */
  function mergeUndone(options: Omit<TakeIn, 'choices'>): boolean {
    const undone = taken.slice(store.getState().takenIn);
    return undone.every(({ page, grewFrom }) => merge(page, { ...options, grewFrom }));
  }

  async function saveMerged(as: SaveAs, retry: Retry): Promise<boolean> {
    const { status } = ui.getState().page;
    try {
      const page = await cms.readPage();
      // What was meant for a draft must not go live, nor what was meant for a planned page.
      const isMeant = [status, as.status].includes(page.status) || as.status === 'publish';
      const { nodes } = store.getState();
      if (!takeIn(page, { as, thenSave: isMeant })) return false;
      // What of a draft nobody has seen here must not go online with it.
      const isUnseen = as.status !== undefined && page.status !== 'publish';
      if (isUnseen && isOther(nodes, store.getState().nodes)) return lookFirst();
      if (isMeant) return await saveNow(as, retry);
      return failed({ what: NOT_SAVED, failure: new CmsFailure('refused', movedTo(page.status)) });
    } catch (error) {
      return failed({ what: whatOf(as), failure: asCmsFailure(error), again: retry.again });
    }
  }

  async function takeInSaved(): Promise<void> {
    mend(ui, NOT_MERGED);
    try {
      const { nodes } = store.getState();
      const draft = ui.getState().outdated?.isDraft ? await cms.readDraft() : undefined;
      const isIn = draft?.content
        ? ownDrafts.takeInDraft(draft.content, draft)
        : takeIn(await cms.readPage());
      if (!isIn) return;
      ui.setState({ outdated: null });
      // What came along is told with the merge.
      if (nodes === store.getState().nodes)
        assure(ui, 'Non c’è altro: le due versioni sono già unite.');
    } catch (error) {
      failed({ what: NOT_MERGED, failure: asCmsFailure(error), again: takeInSaved });
    }
  }

  function takeIn(page: SavedPage | DraftVersion, { choices, ...options }: TakeIn = {}): boolean {
    const before = taken.find((version) => version.page === page);
    if (before) return merge(page, { ...options, choices, grewFrom: before.grewFrom });
    if (!mergeUndone(options)) return false;
    if ('draftOf' in page) {
      const { draftOf } = page;
      if (!merge(page, { ...options, choices, grewFrom: draftOf })) return false;
      taken = [...taken, { grewFrom: draftOf, page }];
      ui.setState({ ...keptAs(page.content, store.getState()), outdated: null });
      return true;
    }
    const own = unanswered.find(({ content }) => content === page.content);
    if (own) store.setState({ baseline: own.baseline });
    const grown = grownFrom(page, { store, ui });
    if (grown) becomePage(store, grown);
    const { baseline: grewFrom } = store.getState();
    if (!merge(page, { ...options, choices })) return false;
    taken = [...taken, { grewFrom, page }];
    ui.setState(({ page: known }) => ({
      savedContent: page.content,
      outdated: null,
      page: { ...known, ...stateOf(page, known) },
      ...(page.planned !== undefined && { planned: page.planned }),
    }));
    return true;
  }

  /** Merges another version into the page, or asks about what clashes. */
  function merge(
    page: SavedPage,
    { as = {}, choices, thenSave = false, grewFrom }: TakeIn & Partial<TakenIn>,
  ): boolean {
    const { document: theirs, opened } = openContent(page.content);
    if ('reason' in opened) {
      const problem = `La pagina è cambiata in WordPress. ${opened.reason} Le tue modifiche restano qui.`;
      return failed({
        what: thenSave ? NOT_SAVED : NOT_MERGED,
        failure: new CmsFailure('refused', problem),
        again: thenSave ? () => saveWith(as) : takeInSaved,
      });
    }
    const before = store.getState();
    const clashes = mergeTheirs(store, {
      ...{ theirs, template: page.template },
      ...{ choices, grewFrom },
    });
    if (clashes.length > 0) {
      ui.setState({ conflict: { clashes, page, as, thenSave } });
      say(`${count(clashes.length, 'modifica', 'modifiche')} in conflitto: scegli quali tenere.`);
      return false;
    }
    ui.setState({ conflict: null });
    mend(ui, NOT_MERGED);
    const { changed, removed } = compareNodes(before.nodes, store.getState().nodes);
    const gone = removed.flatMap((id) => before.nodes.get(id) ?? []);
    const others = [...changed, ...gone];
    if (others.length > 0) inform(ui, mergedText(others, ui.getState().page.isPattern));
    return true;
  }

  function saved({ page: answer }: Extract<SaveResult, { ok: true }>, said: string | null): true {
    const { status, content } = answer;
    const { page: before } = ui.getState();
    unanswered = [];
    mend(ui, NOT_SAVED, NOT_PUBLISHED, NOT_MERGED, NOT_PLANNED);
    ui.setState(({ page, info }) => ({
      savedContent: content,
      outdated: null,
      info: info === said ? null : info,
      // WordPress gives up the draft beside a page that is saved.
      keptDraft: null,
      storedDraft: '',
      page: { ...page, ...stateOf(answer, page) },
      ...(answer.planned !== undefined && { planned: answer.planned }),
    }));
    void settlePlanned({ store, ui, cms }, content);
    const { isPattern } = ui.getState().page;
    // What it changes elsewhere is not seen here.
    if (isPattern) assure(ui, 'Blocco condiviso salvato: le pagine che lo usano lo mostrano così.');
    else say(savedText(status, before.status));
    const { id } = ui.getState().page;
    if (!isDirty(store.getState())) drafts.remove(id).catch(() => {});
    drafts.removeKept(id).catch(() => {});
    return true;
  }

  function lookFirst(): false {
    inform(ui, [ui.getState().info, LOOK_FIRST].filter(Boolean).join(' '));
    return false;
  }

  function failed(notice: Failed): false {
    fail(ui, notice);
    return false;
  }

  return {
    saveWith,
    turns,
    takeIn,
    ...ownDrafts,
    takeInSaved,
    takeInUndone: () => mergeUndone({}),
  };
}
