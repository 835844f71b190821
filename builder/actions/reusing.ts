import { escapeJson } from '@renderer/document/serialize.ts';
import { ROOT_ID } from '@renderer/document/types.ts';
import type { DropPlace } from '../canvas-protocol.ts';
import { writePayload } from '../clipboard/payload.ts';
import { asCmsFailure, type CmsFailure } from '../cms/cms-failure.ts';
import type { Pattern } from '../cms/library.ts';
import { currentVersions } from '../cms/prepare-for-save.ts';
import { selectedIds } from '../selection.ts';
import type { Session } from '../session.ts';
import { documentOf } from '../store/state.ts';
import { announce, assure } from '../store/ui-store.ts';
import type { Copying } from './copying.ts';
import { fail, mend } from './failures.ts';
import type { Sharing } from './sharing.ts';

export interface Reusing {
  loadPatterns(): Promise<void>;
  /** Saves the selected blocks under a name; what went wrong, if anything did. */
  savePattern(title: string): Promise<CmsFailure | undefined>;
  /** Saves the whole page under a name, to begin others with; what went wrong, if anything did. */
  saveModel(title: string): Promise<CmsFailure | undefined>;
  /** Adds a saved pattern: a copy, or the shared block itself. */
  addPattern(id: number, place?: DropPlace): void;
  /** Gives a saved pattern another name; what went wrong, if anything did. */
  renamePattern(pattern: Pattern, title: string): Promise<CmsFailure | undefined>;
  removePattern(pattern: Pattern): Promise<void>;
}

type Parts = Pick<Session, 'store' | 'ui' | 'cms' | 'patterns'>;

export function createReusing(
  session: Parts,
  { addSaved, insertShared }: Pick<Copying, 'addSaved'> & Pick<Sharing, 'insertShared'>,
): Reusing {
  const { store, ui, cms } = session;
  const load = async () => {
    try {
      ui.setState({ patterns: await cms.library.readPatterns(), patternsFailure: null });
    } catch (error) {
      ui.setState({ patternsFailure: asCmsFailure(error) });
    }
  };
  async function removePattern(pattern: Pattern): Promise<void> {
    const { id, title, synced } = pattern;
    const what = `«${title}» non è stato eliminato.`;
    mend(ui, what);
    try {
      await cms.library.removePattern(id);
      ui.setState(({ patterns }) => ({
        patterns: (patterns ?? []).filter((pattern) => pattern.id !== id),
      }));
      if (synced) void session.patterns.reload(id);
      announce(
        ui,
        synced
          ? `«${title}» eliminato: le pagine che lo usano non lo mostrano più.`
          : `«${title}» eliminato dai salvati. Le pagine che lo usano non cambiano.`,
      );
    } catch (error) {
      fail(ui, { what, failure: asCmsFailure(error), again: () => removePattern(pattern) });
    }
  }

  async function saveCopy(title: string, content: string, where: string) {
    try {
      await cms.library.savePattern({ title, content: escapeJson(content) });
      await load();
      assure(ui, `«${title}» salvato: lo ritrovi in ${where}.`);
      return undefined;
    } catch (error) {
      return asCmsFailure(error);
    }
  }

  return {
    async loadPatterns() {
      if (ui.getState().patterns === null) await load();
    },
    async savePattern(title) {
      const document = documentOf(store.getState());
      const content = writePayload(document, selectedIds(session), currentVersions(document));
      return saveCopy(title, content, '«Aggiungi»');
    },
    saveModel(title) {
      const { template } = store.getState();
      const document = documentOf(store.getState());
      const ids = document.nodes.get(ROOT_ID)?.childIds ?? [];
      const content = writePayload(document, ids, currentVersions(document), template);
      return saveCopy(title, content, '«Scegli un modello di pagina», anche per una pagina nuova');
    },
    addPattern(id, place) {
      const pattern = ui.getState().patterns?.find((known) => known.id === id);
      if (!pattern) return;
      if (pattern.synced) insertShared(pattern, place);
      else if (addSaved(pattern.content, place)) ui.setState({ insertAt: null });
    },
    async renamePattern({ id, title: before, synced }, title) {
      try {
        await cms.library.renamePattern(id, title);
        await load();
        if (synced) void session.patterns.reload(id);
        announce(ui, `«${before}» ora si chiama «${title}».`);
        return undefined;
      } catch (error) {
        return asCmsFailure(error);
      }
    },
    removePattern,
  };
}
