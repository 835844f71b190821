/** An unsaved page kept in this browser. */
export interface LocalDraft {
  pageId: number;
  /** The page as it would be saved. */
  content: string;
  /** Last change in the CMS that this draft started from. */
  baseModified: string;
  /** Content of the CMS that this draft started from; drafts of earlier versions lack it. */
  base?: string;
  /** When it was written, ms. */
  at: number;
}

export interface LocalDrafts {
  read(pageId: number): Promise<LocalDraft | undefined>;
  write(draft: LocalDraft): Promise<void>;
  remove(pageId: number): Promise<void>;
}

const DATABASE = 'page-editor';
const DRAFTS = 'drafts';

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
  return {
    read: (pageId) => run<LocalDraft | undefined>('readonly', (drafts) => drafts.get(pageId)),
    write: async (draft) => void (await run('readwrite', (drafts) => drafts.put(draft))),
    remove: async (pageId) => void (await run('readwrite', (drafts) => drafts.delete(pageId))),
  };
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(DRAFTS, { keyPath: 'pageId' });
  });
  return answerOf(request);
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}
