import type { SavedPage } from '../cms/cms-client.ts';
import { asCmsFailure, CmsFailure } from '../cms/cms-failure.ts';
import { fingerprint } from '../cms/fingerprint.ts';
import { mergeTheirs } from '../commands/merge-theirs.ts';
import { type SaveResult, save } from '../commands/save.ts';
import { count } from '../editor/format.ts';
import type { Choices } from '../merge/clash.ts';
import { openContent } from '../open-content.ts';
import type { Session } from '../session.ts';
import { compareNodes } from '../store/node-feed.ts';
import { isDirty } from '../store/state.ts';
import { announce } from '../store/ui-store.ts';

/** How often a save gives way to yet another one of somebody else. */
const PATIENCE = 3;

/** What a save changes beside the content. */
export interface SaveAs {
  status?: string;
  /** Moment of publishing, UTC, with the status `future`. */
  dateGmt?: string;
}

export interface Saving {
  /** Saves, taking in what was changed elsewhere; true when the page is saved. */
  saveWith(as?: SaveAs, patience?: number): Promise<boolean>;
  /** Merges another version of the page into this one; true when nothing is left to decide. */
  takeIn(
    page: SavedPage,
    options?: { as?: SaveAs; choices?: Choices; thenSave?: boolean },
  ): boolean;
}

const SAVED_AS: Record<string, string> = {
  publish: 'Pagina pubblicata.',
  future: 'Pubblicazione programmata.',
};

type Parts = Pick<Session, 'store' | 'ui' | 'cms' | 'drafts'>;

export function createSaving({ store, ui, cms, drafts }: Parts): Saving {
  const say = (text: string) => announce(ui, text);

  async function saveWith(as: SaveAs = {}, patience = PATIENCE): Promise<boolean> {
    if (store.getState().meta.isSaving) return false;
    ui.setState({ saveFailure: null });
    // WordPress throws away automatic drafts: saving makes a real one of it.
    const kept = ui.getState().page.status === 'auto-draft' ? 'draft' : undefined;
    const expects = fingerprint(ui.getState().savedContent);
    const result = await save(store, { cms, ...as, status: as.status ?? kept, expects });
    if (result.ok) return saved(result);
    if (result.failure.kind === 'changed' && patience > 0) return saveMerged(as, patience);
    return failed(result.failure);
  }

  async function saveMerged(as: SaveAs, patience: number): Promise<boolean> {
    try {
      const page = await cms.readPage();
      return takeIn(page, { as, thenSave: true }) && (await saveWith(as, patience - 1));
    } catch (error) {
      return failed(asCmsFailure(error));
    }
  }

  function takeIn(
    page: SavedPage,
    { as = {}, choices, thenSave = false }: Parameters<Saving['takeIn']>[1] = {},
  ): boolean {
    const { document: theirs, opened } = openContent(page.content);
    if ('reason' in opened) {
      const problem = `La pagina è cambiata in WordPress. ${opened.reason} Le tue modifiche restano qui.`;
      return failed(new CmsFailure('refused', problem));
    }
    const before = store.getState();
    const clashes = mergeTheirs(store, { theirs, template: page.template, choices });
    if (clashes.length > 0) {
      ui.setState({ conflict: { clashes, page, as, thenSave } });
      say(`${count(clashes.length, 'modifica', 'modifiche')} in conflitto: scegli quali tenere.`);
      return false;
    }
    ui.setState(({ page: known }) => ({
      ...{ conflict: null, savedContent: page.content },
      page: { ...known, status: page.status || known.status, modified: page.modified },
    }));
    const { changed, removed } = compareNodes(before.nodes, store.getState().nodes);
    const blocks = changed.length + removed.length;
    if (blocks > 0) {
      const text = `La pagina era stata cambiata altrove: ${count(blocks, 'blocco unito', 'blocchi uniti')} alle tue modifiche.`;
      ui.setState({ info: text });
      say(text);
    }
    return true;
  }

  function saved({ page: answer }: Extract<SaveResult, { ok: true }>): true {
    const { status, modified, content } = answer;
    ui.setState(({ page }) => ({
      savedContent: content,
      outdated: null,
      page: { ...page, status: status || page.status, modified: modified || page.modified },
    }));
    const { isPattern } = ui.getState().page;
    say(
      isPattern
        ? 'Blocco condiviso salvato: le pagine che lo usano lo mostrano così.'
        : (SAVED_AS[status] ?? 'Bozza salvata.'),
    );
    if (!isDirty(store.getState())) drafts.remove(ui.getState().page.id).catch(() => {});
    return true;
  }

  function failed(failure: CmsFailure): false {
    ui.setState({ saveFailure: failure });
    say(`Salvataggio non riuscito. ${failure.message}`);
    return false;
  }

  return { saveWith, takeIn };
}
