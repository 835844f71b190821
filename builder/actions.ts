import type { NodeId } from '@renderer/document/types.ts';
import { type Accepting, createAccepting } from './actions/accepting.ts';
import { type Anchoring, createAnchoring } from './actions/anchoring.ts';
import { type Arranging, createArranging } from './actions/arranging.ts';
import { type Carrying, createCarrying } from './actions/carrying.ts';
import { type Copying, createCopying } from './actions/copying.ts';
import { createEmptied, type Emptied } from './actions/emptied.ts';
import { createGuards } from './actions/guards.ts';
import { createItems, type Items } from './actions/items.ts';
import { createKeeping } from './actions/keeping.ts';
import { createMending, type Mending } from './actions/mending.ts';
import { createPlanning, type Planning } from './actions/planning.ts';
import { createPublishing, type Publishing } from './actions/publishing.ts';
import { createReplacing, type Replacing } from './actions/replacing.ts';
import { createRestoring, type Restoring } from './actions/restoring.ts';
import { createResuming, type Resuming } from './actions/resuming.ts';
import { createReusing, type Reusing } from './actions/reusing.ts';
import { createSaving } from './actions/saving.ts';
import { createSelecting, type Selecting } from './actions/selecting.ts';
import { createSettling, type Settling } from './actions/settling.ts';
import { createSharing, type Sharing } from './actions/sharing.ts';
import { createTakingInSame, type TakingInSame } from './actions/take-in-same.ts';
import type { DropPlace } from './canvas-protocol.ts';
import type { UploadOptions } from './cms/cms-client.ts';
import { keptAfterAll, notUploaded } from './cms/cms-failure.ts';
import { redo } from './commands/redo.ts';
import { undo } from './commands/undo.ts';
import { type UploadResult, uploadMedia } from './commands/upload-media.ts';
import { committedFirst } from './form/held-fields.ts';
import type { Choices } from './merge/clash.ts';
import type { OpenShared, Session } from './session.ts';
import { stepText } from './store/history.ts';
import type { Upload } from './store/ui-state.ts';
import { assure, hush, inform } from './store/ui-store.ts';

/**
 * What an editor can do, from wherever it is asked (toolbar, outline, canvas, keyboard): commands
 * with the guards of the interface, each result said aloud.
 */
export interface Actions
  extends Selecting,
    Arranging,
    Items,
    Copying,
    Publishing,
    Accepting,
    Anchoring,
    Carrying,
    Emptied,
    Mending,
    Planning,
    Replacing,
    Restoring,
    Resuming,
    Reusing,
    Settling,
    Sharing,
    TakingInSame {
  /** Says a sentence to screen readers. */
  say(text: string): void;
  /** Where a block picked now would come. */
  insertionPlace(): DropPlace;
  /** Where a block added below another comes. */
  placeBelow(id: NodeId): DropPlace;
  undo(steps?: number): void;
  redo(steps?: number): void;
  /** Goes on with a save that waits for a decision about clashing changes. */
  resolveConflict(choices: Choices): Promise<void>;
  /** Takes in what somebody else saved, without saving. */
  takeInSaved(): Promise<void>;
  upload(file: File, options?: UploadOptions): Promise<UploadResult>;
}

export function createActions(session: Omit<Session, 'actions'>, open: OpenShared): Actions {
  const { store, ui, cms } = session;
  const guards = createGuards(session);
  const selecting = createSelecting(session, guards);
  const arranging = createArranging(session, guards, selecting);
  const items = createItems(session, guards, selecting);
  const isAlone = () => ui.getState().selection.size < 2;
  // The content of a tab is the tab, to whoever looks at the page or at its structure.
  const remove = (id: NodeId) =>
    void ((isAlone() && items.removeContent(id)) || arranging.remove(id));
  const carrying = createCarrying(session, guards, selecting);
  const copying = createCopying(session, { guards, selecting, carrying, remove });
  const sharing = createSharing({ ...session, open }, guards, selecting);
  const { say, insertionPlace, placeBelow } = guards;
  const saving = createSaving(session);
  const { saveWith, takeIn, takeInDraft, takeInSaved } = saving;
  const keeping = createKeeping(session, saving);
  const resuming = createResuming(session, saving);
  const online = createPublishing(session, saving, keeping, resuming);
  const publishing = committedFirst(session.held, {
    ...online,
    ...createPlanning(session, { ...keeping, ...resuming, takeInDraft }),
  });

  // What could not be done is over once something was.
  store.subscribe(({ nodes }, before) => {
    const { refusal } = ui.getState();
    if (nodes !== before.nodes && refusal.text) ui.setState({ refusal: { ...refusal, text: '' } });
  });

  return {
    ...selecting,
    ...arranging,
    ...items,
    duplicate: (id) => void ((isAlone() && items.duplicateContent(id)) || arranging.duplicate(id)),
    remove,
    ...copying,
    ...publishing,
    lookAgain: online.lookAgain,
    ...committedFirst(session.held, createReplacing(session)),
    ...resuming,
    ...createAccepting(session),
    ...createAnchoring(session, guards),
    ...carrying,
    ...createEmptied(session, guards),
    ...createMending(session, selecting),
    ...createRestoring(session, guards),
    ...createReusing(session, { ...copying, ...sharing }),
    ...sharing,
    ...createSettling(session, saving.turns),
    say,
    insertionPlace,
    placeBelow,
    undo(steps) {
      ui.setState({ info: null });
      hush(ui);
      // What a field still holds is what was done last.
      session.held.commit();
      const undone = stepText(store.getState().change);
      const done = selecting.keepSelected(() => undo(store, { steps }));
      // Of a step that lies off the screen nothing else shows.
      assure(ui, done ? `Annullato: ${undone}.` : 'Niente da annullare.');
    },
    redo(steps) {
      ui.setState({ info: null });
      hush(ui);
      session.held.commit();
      const done = selecting.keepSelected(() => redo(store, { steps }));
      const { change } = store.getState();
      assure(ui, done ? `Ripetuto: ${stepText(change)}.` : 'Niente da ripetere.');
    },
    takeInSaved,
    ...createTakingInSame(session, { ...saving, ...keeping }),
    async resolveConflict(choices) {
      const { conflict } = ui.getState();
      if (!conflict) return;
      const { page, as, thenSave, andThen } = conflict;
      ui.setState({ conflict: null });
      if (!takeIn(page, { as, choices, thenSave })) return;
      if (thenSave && !(await saveWith(as))) return;
      await andThen?.();
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
      const onKept = () => inform(ui, keptAfterAll(file));
      const result = await uploadMedia(store, { cms, file, onProgress, signal, onKept });
      if (result.ok || result.failure.kind === 'cancelled') {
        ui.setState(({ uploads }) => ({ uploads: uploads.filter(({ id }) => id !== upload.id) }));
      } else change({ failure: result.failure });
      if (result.ok) assure(ui, `Immagine «${file.name}» caricata.`);
      else if (result.failure.kind === 'cancelled') assure(ui, notUploaded(file, result.failure));
      else say(notUploaded(file, result.failure));
      return result;
    },
  };
}
