import { documentOfSubtrees } from '@renderer/document/document-of-subtrees.ts';
import { extractSubtree } from '@renderer/document/operations/insert-subtree.ts';
import { type Document, type NodeId, ROOT_ID } from '@renderer/document/types.ts';
import {
  isReference,
  type PatternId,
  patternIdOf,
  REFERENCE,
} from '@renderer/patterns/reference.ts';
import type { DropPlace } from '../canvas-protocol.ts';
import { urlsOf } from '../clipboard/payload.ts';
import { asCmsFailure, CmsFailure } from '../cms/cms-failure.ts';
import { contentToSave } from '../cms/content-to-save.ts';
import type { Pattern } from '../cms/library.ts';
import { prepareForSave } from '../cms/prepare-for-save.ts';
import { detachPattern } from '../commands/detach-pattern.ts';
import { insertBlock } from '../commands/insert-block.ts';
import { setEditing } from '../commands/set-editing.ts';
import { shareBlocks } from '../commands/share-blocks.ts';
import { selectedIds } from '../selection.ts';
import type { OpenShared, Session } from '../session.ts';
import { documentOf } from '../store/state.ts';
import { assure, inform } from '../store/ui-store.ts';
import type { Guards } from './guards.ts';
import type { Selecting } from './selecting.ts';

/** What is done with synced patterns: blocks that several pages show. */
export interface Sharing {
  /** Makes a synced pattern of the selected blocks; what went wrong, if anything did. */
  share(title: string): Promise<CmsFailure | undefined>;
  insertShared(pattern: Pattern, place?: DropPlace): void;
  /** Makes ordinary blocks of a reference, as the pattern is by now. */
  detach(id: NodeId): Promise<void>;
  /** Opens the pattern of a reference as it is by now, to change it for every page. */
  editShared(id: NodeId): Promise<void>;
  /** The same of any pattern. */
  openShared(patternId: PatternId): Promise<void>;
  /** Leaves the pattern being edited, for the page it was opened from. */
  leaveShared(): void;
  /** The same, without what was changed in it. */
  discardShared(): void;
}

type Parts = Pick<Session, 'store' | 'ui' | 'cms' | 'patterns' | 'leave'> & { open: OpenShared };

export function createSharing(session: Parts, guards: Guards, selecting: Selecting): Sharing {
  const { store, ui, cms, patterns } = session;
  const { say, nodeOf, containerOf, areFree, areRemovable, isOpen, insertionPlace } = guards;
  const patternIdAt = (id: NodeId) => {
    const node = nodeOf(id);
    return node && isReference(node) ? patternIdOf(node) : undefined;
  };
  /**
   * The pattern of a reference, read anew: a colleague may have changed it since the page was opened.
   * Says why there is none.
   */
  const patternAt = async (id: NodeId) => {
    const patternId = patternIdAt(id);
    // The reference may be gone, or another's, by the time the CMS answered.
    const isStill = () => patternIdAt(id) === patternId;
    return patternId === undefined ? undefined : readAnew(patternId, isStill);
  };
  const readAnew = async (patternId: PatternId, isWanted = () => true) => {
    await patterns.reload(patternId);
    if (!isWanted()) return undefined;
    const known = patterns.get(patternId);
    if (known?.state === 'ready') return known;
    const isUnread = known?.state === 'failed';
    inform(
      ui,
      isUnread
        ? `Il blocco condiviso non si è letto. ${known.message}`
        : 'Il blocco condiviso non esiste più.',
    );
    return undefined;
  };

  const openOver = (known: { pattern: Pattern } | undefined) => {
    if (known && !ui.getState().shared) ui.setState({ shared: session.open(known.pattern) });
  };

  return {
    async share(title) {
      const ids = selectedIds(session);
      const parents = new Set(ids.map(containerOf));
      const [parentId = ROOT_ID] = parents;
      if (parents.size > 1) {
        return refused('Si condividono insieme solo blocchi dello stesso contenitore.');
      }
      if (!areRemovable(ids)) {
        return refused('Tra i blocchi ce n’è uno bloccato: sbloccalo, poi condividi.');
      }
      try {
        const content = contentToSave(
          prepareForSave(documentOfBlocks(documentOf(store.getState()), ids)),
        );
        const patternId = await cms.library.savePattern({ title, content });
        ui.setState({ patterns: null });
        await patterns.reload(patternId);
        // The page may have changed while the CMS answered.
        const left = ids.filter((id) => nodeOf(id) && containerOf(id) === parentId);
        const reference = shareBlocks(store, { ids: left, parentId, patternId, title });
        if (reference !== undefined) selecting.select(reference);
        assure(
          ui,
          `«${title}» ora è un blocco condiviso: lo ritrovi in «Aggiungi», sempre uguale.`,
        );
        return undefined;
      } catch (error) {
        return asCmsFailure(error);
      }
    },
    insertShared({ id, title }, place = insertionPlace()) {
      if (!isOpen(place.parentId)) return;
      const subtree = { component: REFERENCE, props: { patternId: id } };
      const node = insertBlock(store, { subtree, ...place });
      ui.setState({ insertAt: null, selection: new Set() });
      setEditing(store, { id: node });
      assure(ui, `Blocco condiviso «${title}» aggiunto.`);
    },
    async detach(id) {
      const known = await patternAt(id);
      if (!known || !areFree([id])) return;
      const { title } = known.pattern;
      const parentId = containerOf(id);
      const ids = detachPattern(store, { id, parentId, pattern: known.document, title });
      selecting.selectMany(ids);
      say(`«${title}» scollegato: qui ora ci sono blocchi normali, solo di questa pagina.`);
    },
    editShared: async (id) => openOver(await patternAt(id)),
    openShared: async (patternId) => openOver(await readAnew(patternId)),
    leaveShared() {
      session.leave?.();
    },
    discardShared() {
      // As it is saved: of what was typed last nothing is to be kept in the browser on the way out.
      store.setState({ ...store.getState().baseline, currentlyEditing: null });
      session.leave?.();
    },
  };
}

const refused = (message: string) => new CmsFailure('refused', message);

/** Blocks of a page as a document of their own, with the images they show. */
function documentOfBlocks(page: Document, ids: readonly NodeId[]): Document {
  const subtrees = ids.map((id) => extractSubtree(page, id));
  const shown = urlsOf(subtrees);
  const media = page.media.filter(({ url }) => shown.has(url));
  return documentOfSubtrees(subtrees, media);
}
