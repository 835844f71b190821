import type { Document, NodeId } from '@renderer/document/types.ts';
import { type Arranging, createArranging } from './actions/arranging.ts';
import { type Copying, createCopying } from './actions/copying.ts';
import { createGuards } from './actions/guards.ts';
import { createPublishing, type Publishing } from './actions/publishing.ts';
import { createReusing, type Reusing } from './actions/reusing.ts';
import { createSaving } from './actions/saving.ts';
import { createSelecting, type Selecting } from './actions/selecting.ts';
import { createSharing, type Sharing } from './actions/sharing.ts';
import type { DropPlace } from './canvas-protocol.ts';
import type { UploadOptions } from './cms/cms-client.ts';
import { redo } from './commands/redo.ts';
import { restoreDraft } from './commands/restore-draft.ts';
import { undo } from './commands/undo.ts';
import { type UploadResult, uploadMedia } from './commands/upload-media.ts';
import { isUnsaved } from './draft/is-unsaved.ts';
import type { LocalDraft } from './draft/local-drafts.ts';
import { committedFirst } from './form/held-fields.ts';
import type { Choices } from './merge/clash.ts';
import { openContent } from './open-content.ts';
import type { OpenShared, Session } from './session.ts';
import { inform, type Upload } from './store/ui-store.ts';

/**
 * What an editor can do, from wherever it is asked (toolbar, outline, canvas, keyboard): commands
 * with the guards of the interface, each result said aloud.
 */
export interface Actions extends Selecting, Arranging, Copying, Publishing, Reusing, Sharing {
  /** Says a sentence to screen readers. */
  say(text: string): void;
  /** Where a block picked now would come. */
  insertionPlace(): DropPlace;
  placeAfter(id: NodeId): DropPlace;
  undo(steps?: number): void;
  redo(steps?: number): void;
  /** Goes on with a save that waits for a decision about clashing changes. */
  resolveConflict(choices: Choices): Promise<void>;
  /**
   * Puts back unsaved work of an earlier visit, merged with what the page has become since; false
   * where it would replace unsaved work of this one.
   */
  resumeDraft(draft: Omit<LocalDraft, 'tab'>): boolean;
  /** Puts back an older version of the page: one step, saved with the next save. */
  restoreVersion(document: Document, when: string): void;
  /** Takes in what somebody else saved, without saving. */
  takeInSaved(): Promise<void>;
  upload(file: File, options?: UploadOptions): Promise<UploadResult>;
}

const IS_AT_WORK =
  'Qui ci sono già modifiche non salvate: quelle di prima restano in questo browser, e ti vengono proposte alla prossima apertura della pagina.';

const IS_UNREADABLE =
  'Le modifiche non salvate non si possono leggere: restano in questo browser, e la pagina è com’è in WordPress.';

export function createActions(session: Omit<Session, 'actions'>, open: OpenShared): Actions {
  const { store, ui, cms } = session;
  const guards = createGuards(session);
  const selecting = createSelecting(session, guards);
  const arranging = createArranging(session, guards, selecting);
  const copying = createCopying(session, { guards, selecting, arranging });
  const sharing = createSharing({ ...session, open }, guards, selecting);
  const { say, insertionPlace, placeAfter } = guards;
  const saving = createSaving(session);
  const { saveWith, takeIn, takeInSaved } = saving;
  const publishing = committedFirst(session.held, createPublishing(session, saving));

  return {
    ...selecting,
    ...arranging,
    ...copying,
    ...publishing,
    ...createReusing(session, { ...copying, ...sharing }),
    ...sharing,
    say,
    insertionPlace,
    placeAfter,
    undo(steps) {
      // What a field still holds is what was done last.
      session.held.commit();
      const { label } = store.getState().change;
      say(undo(store, { steps }) ? `Annullato: ${label}.` : 'Niente da annullare.');
    },
    redo(steps) {
      session.held.commit();
      const done = redo(store, { steps });
      say(done ? `Ripristinato: ${store.getState().change.label}.` : 'Niente da ripristinare.');
    },
    restoreVersion(document, when) {
      restoreDraft(store, { document, label: `Ripristino della versione del ${when}` });
      say(`Versione del ${when} ripristinata. Salva per tenerla.`);
    },
    takeInSaved,
    async resolveConflict(choices) {
      const { conflict } = ui.getState();
      if (!conflict) return;
      const { page, as, thenSave } = conflict;
      ui.setState({ conflict: null });
      if (takeIn(page, { as, choices, thenSave }) && thenSave) await saveWith(as);
    },
    resumeDraft(draft) {
      const { content, base, template: chosen } = draft;
      const { page, savedContent } = ui.getState();
      if (isUnsaved(session)) {
        inform(ui, IS_AT_WORK);
        return false;
      }
      const { document, opened } = openContent(content);
      if ('reason' in opened) {
        inform(ui, IS_UNREADABLE);
        return false;
      }
      restoreDraft(store, { document, template: chosen });
      if (base === undefined || base === savedContent) return true;
      // The page has moved on since: what the draft grew from is what both are compared with.
      const { nodes, media } = openContent(base).document;
      store.setState(({ baseline }) => ({ baseline: { ...baseline, nodes, media } }));
      ui.setState({ savedContent: base });
      const { template } = store.getState().baseline;
      const { status, modified, dateGmt = '' } = page;
      takeIn({ content: savedContent, status, modified, dateGmt, template });
      return true;
    },
    async upload(file, options) {
      const control = new AbortController();
      const upload: Upload = {
        ...{ id: crypto.randomUUID(), file, progress: 0, failure: null },
        cancel: () => control.abort(),
      };
      options?.signal?.addEventListener('abort', upload.cancel);
      const change = (next: Partial<Upload>) =>
        ui.setState(({ uploads }) => ({
          uploads: uploads.map((item) => (item.id === upload.id ? { ...item, ...next } : item)),
        }));
      // What failed before is tried again here.
      ui.setState(({ uploads }) => ({
        uploads: [...uploads.filter((item) => item.file !== file), upload],
      }));
      const onProgress = (progress: number) => {
        change({ progress });
        options?.onProgress?.(progress);
      };
      const { signal } = control;
      const result = await uploadMedia(store, { cms, file, onProgress, signal });
      const isCancelled = !result.ok && result.failure.kind === 'cancelled';
      if (result.ok || isCancelled) {
        ui.setState(({ uploads }) => ({ uploads: uploads.filter(({ id }) => id !== upload.id) }));
        say(
          isCancelled
            ? `Caricamento di «${file.name}» annullato.`
            : `Immagine «${file.name}» caricata.`,
        );
      } else {
        change({ failure: result.failure });
        say(`Caricamento di «${file.name}» non riuscito. ${result.failure.message}`);
      }
      return result;
    },
  };
}
