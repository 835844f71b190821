import { type NodeId, ROOT_ID } from '@renderer/document/types.ts';
import { createSaving } from './actions/saving.ts';
import { starterSubtree } from './blocks/starter-subtree.ts';
import type { DropPlace } from './canvas-protocol.ts';
import { acceptsChildren, blockName } from './catalogue.ts';
import type { UploadOptions } from './cms/cms-client.ts';
import { deleteNode } from './commands/delete-node.ts';
import { duplicateNode } from './commands/duplicate-node.ts';
import { insertBlock } from './commands/insert-block.ts';
import { moveChild } from './commands/move-child.ts';
import { moveTo } from './commands/move-to.ts';
import { redo } from './commands/redo.ts';
import { restoreDraft } from './commands/restore-draft.ts';
import { setEditing } from './commands/set-editing.ts';
import { toggleEditing } from './commands/toggle-editing.ts';
import { undo } from './commands/undo.ts';
import { type UploadResult, uploadMedia } from './commands/upload-media.ts';
import type { LocalDraft } from './draft/local-drafts.ts';
import type { Choices } from './merge/clash.ts';
import { openContent } from './open-content.ts';
import type { Session } from './session.ts';
import { announce, type FieldFocus, type Upload } from './store/ui-store.ts';

/**
 * What an editor can do, from wherever it is asked (toolbar, outline, canvas, keyboard): commands
 * with the guards of the interface, each result said aloud.
 */
export interface Actions {
  select(id: NodeId | null): void;
  /** Opens a node's form on one of its fields. */
  openField(id: NodeId, path: FieldFocus['path']): void;
  move(id: NodeId, offset: -1 | 1): void;
  place(id: NodeId, place: DropPlace): void;
  remove(id: NodeId): void;
  duplicate(id: NodeId): void;
  toggleLock(id: NodeId): void;
  /** Opens the block picker, which then adds at the place. */
  pickBlock(place: DropPlace): void;
  insert(component: string, place?: DropPlace): Promise<void>;
  /** Where a block picked now would come. */
  insertionPlace(): DropPlace;
  placeAfter(id: NodeId): DropPlace;
  undo(steps?: number): void;
  redo(steps?: number): void;
  save(): Promise<void>;
  /** Goes on with a save that waits for a decision about clashing changes. */
  resolveConflict(choices: Choices): Promise<void>;
  /** Puts back unsaved work of an earlier visit, merged with what the page has become since. */
  resumeDraft(draft: LocalDraft): void;
  publish(options?: { despiteProblems?: boolean }): Promise<void>;
  upload(file: File, options?: Pick<UploadOptions, 'onProgress'>): Promise<UploadResult>;
}

export function createActions(session: Omit<Session, 'actions'>): Actions {
  const { store, ui, feed, problems, cms } = session;
  const say = (text: string) => announce(ui, text);
  const nodeOf = (id: NodeId) => store.getState().nodes.get(id);
  const nameOf = (id: NodeId) => `«${blockName(nodeOf(id)?.component ?? id)}»`;

  /** A node that may be moved and deleted; says why not. */
  const isFree = (id: NodeId): boolean => {
    if (id === ROOT_ID || !nodeOf(id)) return false;
    if (nodeOf(id)?.uneditable) say(`${nameOf(id)} è bloccato: sbloccalo per modificarlo.`);
    return !nodeOf(id)?.uneditable;
  };
  const place = (id: NodeId) => {
    const parentId = feed.parentOf(id) ?? ROOT_ID;
    const siblings = nodeOf(parentId)?.childIds ?? [];
    return { parentId, index: siblings.indexOf(id), count: siblings.length };
  };
  const placeAfter = (id: NodeId): DropPlace => {
    if (id === ROOT_ID) return { parentId: ROOT_ID, index: nodeOf(ROOT_ID)?.childIds.length ?? 0 };
    const { parentId, index } = place(id);
    return { parentId, index: index + 1 };
  };
  const insertionPlace = (): DropPlace => {
    const { insertAt } = ui.getState();
    if (insertAt && nodeOf(insertAt.parentId)) return insertAt;
    const { currentlyEditing } = store.getState();
    const selected = currentlyEditing === null ? undefined : nodeOf(currentlyEditing);
    if (!selected) return placeAfter(ROOT_ID);
    if (acceptsChildren(selected.component) && selected.childIds.length === 0) {
      return { parentId: selected.id, index: 0 };
    }
    return placeAfter(selected.id);
  };
  const { saveWith, takeIn } = createSaving(session);

  return {
    insertionPlace,
    placeAfter,
    select(id) {
      setEditing(store, { id });
      ui.setState({ insertAt: null });
    },
    openField(id, path) {
      setEditing(store, { id });
      ui.setState({ insertAt: null, fieldFocus: path.length > 0 ? { node: id, path } : null });
    },
    move(id, offset) {
      if (!isFree(id)) return;
      const { parentId, index, count } = place(id);
      if (!moveChild(store, { parentId, childId: id, offset })) {
        say(`${nameOf(id)} è già ${offset < 0 ? 'il primo' : 'l’ultimo'}.`);
        return;
      }
      say(`${nameOf(id)} spostato: posizione ${index + offset + 1} di ${count}.`);
    },
    place(id, target) {
      if (!isFree(id)) return;
      const { parentId, index } = place(id);
      // The place was measured with the node still there.
      const shift = parentId === target.parentId && index < target.index ? 1 : 0;
      const moved = moveTo(store, { id, parentId: target.parentId, index: target.index - shift });
      if (moved) say(`${nameOf(id)} spostato in ${nameOf(target.parentId)}.`);
      else say(`${nameOf(id)} non può stare lì.`);
    },
    remove(id) {
      if (!isFree(id)) return;
      const name = nameOf(id);
      const { parentId, index } = place(id);
      deleteNode(store, { id });
      say(`${name} eliminato. Annulla con Ctrl+Z.`);
      const siblings = nodeOf(parentId)?.childIds ?? [];
      const next = siblings[Math.min(index, siblings.length - 1)];
      setEditing(store, { id: next ?? (parentId === ROOT_ID ? null : parentId) });
    },
    duplicate(id) {
      if (id === ROOT_ID || !nodeOf(id)) return;
      const copy = duplicateNode(store, { id });
      if (copy === undefined) return;
      setEditing(store, { id: copy });
      say(`${nameOf(id)} duplicato.`);
    },
    toggleLock(id) {
      if (id === ROOT_ID || !nodeOf(id)) return;
      toggleEditing(store, { id });
      say(`${nameOf(id)} ${nodeOf(id)?.uneditable ? 'bloccato' : 'sbloccato'}.`);
    },
    pickBlock(target) {
      ui.setState({ insertAt: target, leftTab: 'blocks', leftVisible: true });
    },
    async insert(component, target = insertionPlace()) {
      const subtree = await starterSubtree(component);
      if (!nodeOf(target.parentId)) return;
      const id = insertBlock(store, { subtree, ...target });
      ui.setState({ insertAt: null });
      setEditing(store, { id });
      say(`${nameOf(id)} aggiunto in ${nameOf(target.parentId)}.`);
    },
    undo(steps) {
      const { label } = store.getState().change;
      say(undo(store, { steps }) ? `Annullato: ${label}.` : 'Niente da annullare.');
    },
    redo(steps) {
      const done = redo(store, { steps });
      say(done ? `Ripristinato: ${store.getState().change.label}.` : 'Niente da ripristinare.');
    },
    async save() {
      if (ui.getState().page.status === 'publish') await publishPage();
      else await saveWith();
    },
    async resolveConflict(choices) {
      const { conflict } = ui.getState();
      if (!conflict) return;
      const { page, status, thenSave } = conflict;
      ui.setState({ conflict: null });
      if (takeIn(page, { status, choices, thenSave }) && thenSave) await saveWith(status);
    },
    resumeDraft(draft) {
      const { content, base } = draft;
      const { page, savedContent } = ui.getState();
      restoreDraft(store, { document: openContent(content).document });
      if (base === undefined || base === savedContent) return;
      // The page has moved on since: what the draft grew from is what both are compared with.
      const { nodes, media } = openContent(base).document;
      store.setState(({ baseline }) => ({ baseline: { ...baseline, nodes, media } }));
      ui.setState({ savedContent: base });
      const { template } = store.getState().baseline;
      takeIn({ content: savedContent, status: page.status, modified: page.modified, template });
    },
    publish: (options) => publishPage(options),
    async upload(file, options) {
      const upload: Upload = { id: crypto.randomUUID(), name: file.name, progress: 0, error: null };
      const change = (next: Partial<Upload>) =>
        ui.setState(({ uploads }) => ({
          uploads: uploads.map((item) => (item.id === upload.id ? { ...item, ...next } : item)),
        }));
      ui.setState(({ uploads }) => ({ uploads: [...uploads, upload] }));
      const onProgress = (progress: number) => {
        change({ progress });
        options?.onProgress?.(progress);
      };
      const result = await uploadMedia(store, { cms, file, onProgress });
      if (result.ok) {
        ui.setState(({ uploads }) => ({ uploads: uploads.filter(({ id }) => id !== upload.id) }));
        say(`Immagine «${file.name}» caricata.`);
      } else {
        change({ error: result.failure.message });
        say(`Caricamento di «${file.name}» non riuscito. ${result.failure.message}`);
      }
      return result;
    },
  };

  /** Publishes, unless blocks with errors, which the site would not show, want a decision first. */
  async function publishPage({ despiteProblems = false } = {}): Promise<void> {
    await problems.settled();
    const errors = problems.all().filter(({ severity }) => severity === 'error');
    if (errors.length > 0 && !despiteProblems) {
      ui.setState({ publishConfirm: true });
      return;
    }
    ui.setState({ publishConfirm: false });
    const { status } = ui.getState().page;
    await saveWith(status === 'publish' ? undefined : 'publish');
  }
}
