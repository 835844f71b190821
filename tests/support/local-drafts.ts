import { expect, type Page } from 'playwright/test';

interface LocalDraft {
  pageId: number;
  tab: string;
  content: string;
}

/** The unsaved pages that this browser keeps. */
export function localDrafts(page: Page): Promise<LocalDraft[]> {
  return page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    // Opening one that the editor has not made yet would make it, without its stores.
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'page-editor')) return [];
    const database = await settled(indexedDB.open('page-editor'));
    const drafts = database.transaction('drafts-by-tab').objectStore('drafts-by-tab');
    const all = await settled(drafts.getAll());
    database.close();
    return all;
  });
}

/** Waits until what was typed is kept: a draft is written when typing has rested. */
export async function expectKept(page: Page, text: string): Promise<void> {
  const kept = async () => (await localDrafts(page)).map(({ content }) => content).join('\n');
  await expect.poll(kept).toContain(text);
}
