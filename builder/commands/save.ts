import type { CmsClient, SavedPage } from '../cms/cms-client.ts';
import { asCmsFailure, type CmsFailure } from '../cms/cms-failure.ts';
import { contentToSave } from '../cms/content-to-save.ts';
import type { Expected } from '../cms/own-draft.ts';
import { prepareForSave } from '../cms/prepare-for-save.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { type Baseline, documentOf, type SaveMeta } from '../store/state.ts';

/** How long the success is shown (spec 4.7). */
export const SAVED_SHOWN_MS = 2000;

/** What a save sent, and the page as it was then. */
export interface Sent {
  content: string;
  baseline: Baseline;
}

export type SaveResult =
  | { ok: true; page: SavedPage }
  /** `sent` may have arrived all the same: only the answer is known to be missing. */
  | { ok: false; failure: CmsFailure; sent?: Sent };

/** Timers that end the showing of a success; a new save must not be ended by an old one. */
const resets = new WeakMap<EditorStore, ReturnType<typeof setTimeout>>();

/**
 * Saves the page to the CMS (spec 4.7): a nonce first, then the content. What is edited while the
 * save is under way stays unsaved.
 * @param expected what the CMS has as far as it is known
 * @param status new CMS status, e.g. `publish`; absent keeps the page's own
 */
export async function save(
  store: EditorStore,
  {
    cms,
    status,
    dateGmt,
    ...expected
  }: {
    cms: Pick<CmsClient, 'fetchNonce' | 'savePage'>;
    status?: string;
    dateGmt?: string | null;
  } & Expected,
): Promise<SaveResult> {
  clearTimeout(resets.get(store));
  setMeta(store, { isSaving: true, savingError: false });
  const state = store.getState();
  const { nodes, media, template } = state;
  const baseline = { nodes, media, template };
  let sent: Sent | undefined;
  try {
    const nonce = await cms.fetchNonce();
    const document = prepareForSave(documentOf(state));
    const content = contentToSave(document);
    sent = { content, baseline };
    const page = await cms.savePage({
      nonce,
      content,
      status,
      ...expected,
      dateGmt,
      template: template === state.baseline.template ? undefined : template,
    });
    const savedNodes = JSON.stringify(Object.fromEntries(document.nodes));
    store.setState({ baseline });
    setMeta(store, { isSaving: false, saved: true, lastSavedAt: Date.now(), savedNodes });
    const reset = () => setMeta(store, { isSaving: false, savingError: false, saved: false });
    resets.set(store, setTimeout(reset, SAVED_SHOWN_MS));
    return { ok: true, page };
  } catch (error) {
    setMeta(store, { isSaving: false, savingError: true, saved: false });
    return { ok: false, failure: asCmsFailure(error), sent };
  }
}

/** Says that something is being saved in another way, while it is. */
export async function whileSaving<Result>(
  store: EditorStore,
  task: () => Promise<Result>,
): Promise<Result> {
  setMeta(store, { isSaving: true });
  try {
    return await task();
  } finally {
    setMeta(store, { isSaving: false });
  }
}

/** What could not be saved is safe by another way. */
export function forgetFailedSave(store: EditorStore): void {
  setMeta(store, { savingError: false });
}

function setMeta(store: EditorStore, meta: Partial<SaveMeta>): void {
  store.setState((state) => ({ meta: { ...state.meta, ...meta } }));
}
