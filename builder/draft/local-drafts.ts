import { endOfTab, holdTab, isTabOpen, THIS_TAB } from './tab.ts';

/** An unsaved page kept in this browser. */
export interface LocalDraft {
  pageId: number;
  /** The tab it was written in: two that edit the same page have a draft each. */
  tab: string;
  /** The page as it would be saved. */
  content: string;
  /** Last change in the CMS that this draft started from. */
  baseModified: string;
  /** Content of the CMS that this draft started from; drafts of earlier versions lack it. */
  base?: string;
  /** The draft that the CMS kept beside the page then, and that it started from, too; absent for none. */
  draft?: string;
  /** Chosen template; drafts of earlier versions lack it. */
  template?: string;
  /** Planned changes that it has in it, by their id; absent for none. */
  plan?: string;
  /** The CMS has it as a draft beside the page, too, or had it. */
  kept?: boolean;
  /** Who wrote it: browsers are shared. Drafts of earlier versions lack it. */
  by?: string;
  /** When it was written, ms. */
  at: number;
}

/**
 * What of the CMS a draft started from, as far as it has it still: of one that was kept beside the page
 * then and is there no longer, what was kept is here alone.
 */
export const grewFrom = (
  { draft, base }: Pick<LocalDraft, 'draft' | 'base'>,
  { storedDraft }: { storedDraft: string },
): string | undefined => (storedDraft === '' ? base : (draft ?? base));

export interface LocalDrafts {
  /** The newest draft of a page that no open tab is still working on. */
  findLeft(pageId: number): Promise<LocalDraft | undefined>;
  /** The same, once one of the tabs that work on it now is no longer open; undefined where there is none. */
  findLeftLater(pageId: number, signal: AbortSignal): Promise<LocalDraft | undefined>;
  /** Whether one that was found is still there as it was: another window may have gone on with it. */
  isLeft(draft: LocalDraft): Promise<boolean>;
  /** Every page that has such a draft. */
  findLeftIds(): Promise<ReadonlySet<number>>;
  /** Writes this tab's own draft. */
  write(draft: Omit<LocalDraft, 'tab'>): Promise<void>;
  /** Makes a draft that was left this tab's own. */
  take(draft: LocalDraft): Promise<void>;
  /**
   * Removes what other tabs wrote of a page and the CMS kept as this user's draft: it is in what this
   * tab has saved since, as it was decided there.
   */
  removeKept(pageId: number): Promise<void>;
  /** Removes this tab's own draft, */
  remove(pageId: number): Promise<void>;
  /** or one that was left. */
  discard(draft: Pick<LocalDraft, 'pageId' | 'tab'>): Promise<void>;
}

const DATABASE = 'page-editor';
const DRAFTS = 'drafts-by-tab';
/** Of version 1: one draft for all tabs. */
const OLD_DRAFTS = 'drafts';

/** Drafts in IndexedDB. Where the browser forbids it, calls reject and the editor goes on. */
export function createLocalDrafts(): LocalDrafts {
  let opened: Promise<IDBDatabase> | undefined;
  const database = () => {
    opened ??= openDatabase();
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  };
  const run = async <T>(
    mode: IDBTransactionMode,
    ask: (drafts: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> => {
    const transaction = (await database()).transaction(DRAFTS, mode);
    return answerOf(ask(transaction.objectStore(DRAFTS)));
  };
  const write: LocalDrafts['write'] = async (draft) =>
    void (await run('readwrite', (drafts) => drafts.put({ ...draft, tab: THIS_TAB })));
  const discard: LocalDrafts['discard'] = async ({ pageId, tab }) =>
    void (await run('readwrite', (drafts) => drafts.delete([pageId, tab])));
  const all = (pageId: number) => {
    const ofPage = IDBKeyRange.bound([pageId], [pageId, []]);
    return run<LocalDraft[]>('readonly', (drafts) => drafts.getAll(ofPage));
  };
  const byTab = async (pageId: number) => {
    const found = await all(pageId);
    const isOpen = await Promise.all(found.map(({ tab }) => isTabOpen(tab)));
    return {
      open: found.filter(({ tab }, index) => isOpen[index] && tab !== THIS_TAB),
      left: found.filter((_, index) => !isOpen[index]).toSorted((a, b) => b.at - a.at),
    };
  };
  const findLeft: LocalDrafts['findLeft'] = async (pageId) => (await byTab(pageId)).left[0];
  return {
    findLeft,
    async findLeftLater(pageId, signal) {
      const { open } = await byTab(pageId);
      if (open.length === 0) return undefined;
      await Promise.race(open.map(({ tab }) => endOfTab(tab, signal)));
      return findLeft(pageId);
    },
    async isLeft({ pageId, tab, at }) {
      const found = await all(pageId);
      return found.some((draft) => draft.tab === tab && draft.at === at);
    },
    async findLeftIds() {
      const keys = (await run('readonly', (drafts) => drafts.getAllKeys())) as [number, string][];
      const open = await Promise.all(keys.map(([, tab]) => isTabOpen(tab)));
      return new Set(keys.filter((_, index) => !open[index]).map(([pageId]) => pageId));
    },
    write,
    async take(draft) {
      await write(draft);
      if (draft.tab !== THIS_TAB) await discard(draft);
    },
    async removeKept(pageId) {
      const others = (await all(pageId)).filter(({ kept, tab }) => kept && tab !== THIS_TAB);
      await Promise.all(others.map(discard));
    },
    remove: (pageId) => discard({ pageId, tab: THIS_TAB }),
    discard,
  };
}

function openDatabase(): Promise<IDBDatabase> {
  holdTab();
  const request = indexedDB.open(DATABASE, 2);
  request.addEventListener('upgradeneeded', () => {
    const { result, transaction } = request;
    const drafts = result.createObjectStore(DRAFTS, { keyPath: ['pageId', 'tab'] });
    if (!result.objectStoreNames.contains(OLD_DRAFTS)) return;
    const old = transaction?.objectStore(OLD_DRAFTS).getAll();
    old?.addEventListener('success', () => {
      for (const draft of old.result) drafts.put({ ...draft, tab: '' });
      result.deleteObjectStore(OLD_DRAFTS);
    });
  });
  return answerOf(request);
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}
