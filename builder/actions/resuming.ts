import { restoreDraft } from '../commands/restore-draft.ts';
import { isUnsaved, type KeptDraft } from '../draft/is-unsaved.ts';
import type { LocalDraft } from '../draft/local-drafts.ts';
import { planWords } from '../editor/plan-words.ts';
import type { Side } from '../merge/clash.ts';
import { openContent, openKept } from '../open-content.ts';
import type { Session } from '../session.ts';
import { announce, assure, inform } from '../store/ui-store.ts';
import type { Saving } from './saving.ts';

/** Going on with what was left beside the page. */
export interface Resuming {
  /**
   * Puts back unsaved work of an earlier visit, merged with what the page has become since; false
   * where it would replace unsaved work of this one.
   */
  resumeDraft(draft: Omit<LocalDraft, 'tab'>): boolean;
  /**
   * Puts the planned changes into the page, in the same way.
   * @param isAtWork what is said where unsaved work stands in the way
   */
  openPlanned(isAtWork?: string): boolean;
  /**
   * Takes them out of the page again, in a step that can be undone: it is as it is on the site.
   * @param said what becomes of them; that they stay planned
   */
  closePlanned(said?: string): void;
  /** Gives up what is not saved, in a step that can be undone: the page is as the CMS has it. */
  discardUnsaved(): void;
  /** Gives up the draft beside a published page as well: the page is as it is on the site. */
  discardDraft(): void;
}

interface Left {
  content: string;
  /** Content of the CMS that it grew from. */
  base?: string;
  template?: string;
  label?: string;
  plan?: string;
}

/** What is said of it: why it stays where it is, or what clashes with what. */
interface Words {
  isAtWork: string;
  isUnreadable: string;
  sides: Readonly<Record<Side, string>>;
}

const OF_DRAFTS: Words = {
  isAtWork:
    'Qui ci sono già modifiche non salvate: quelle di prima restano in questo browser, e ti vengono proposte alla prossima apertura della pagina.',
  isUnreadable:
    'Le modifiche non salvate non si possono leggere: restano in questo browser, e la pagina è com’è in WordPress.',
  sides: { mine: 'Nelle modifiche non salvate', theirs: 'Nella pagina com’è ora' },
};

type Parts = Pick<Session, 'store' | 'ui'>;

export function createResuming(
  session: Parts,
  { takeIn, takeInDraft }: Pick<Saving, 'takeIn' | 'takeInDraft'>,
): Resuming {
  const { store, ui } = session;

  function resume(left: Left, words: Words): boolean {
    const { content, base, ...how } = left;
    const { page, savedContent } = ui.getState();
    const refused = (text: string) => {
      inform(ui, text);
      return false;
    };
    if (isUnsaved(session)) return refused(words.isAtWork);
    const { document, opened } = openKept(content);
    if ('reason' in opened) return refused(words.isUnreadable);
    restoreDraft(store, { document, ...how });
    ui.setState({ published: null });
    if (base === undefined || base === savedContent) return true;
    // The page has moved on since: what it grew from is what both are compared with.
    const { nodes, media } = openContent(base).document;
    store.setState(({ baseline }) => ({ baseline: { ...baseline, nodes, media } }));
    ui.setState({ savedContent: base });
    const { template } = store.getState().baseline;
    const { status, modified, dateGmt = '' } = page;
    takeIn({ content: savedContent, status, modified, dateGmt, template });
    const { sides } = words;
    ui.setState(({ conflict }) => ({ conflict: conflict && { ...conflict, sides } }));
    return true;
  }

  /** What another window kept as the draft since would be lost with the next one that is kept. */
  function takeSavedDraftIn({ base, draft = '' }: Pick<LocalDraft, 'base' | 'draft'>): void {
    const { storedDraft: content, conflict } = ui.getState();
    const grewFrom = draft || base;
    if (content === '' || content === grewFrom || grewFrom === undefined) return;
    // Until it is taken in, the page has in it what this work grew from: whatever saves it asks again.
    const keptDraft = draft === '' ? null : openContent(draft).document;
    ui.setState({ storedDraft: draft, keptDraft });
    const { sides } = OF_DRAFTS;
    const take = () => takeInDraft(content, { grewFrom: openContent(grewFrom).document, sides });
    // What clashes with the page itself is decided first.
    const andThen = async () => void take();
    if (conflict) ui.setState({ conflict: { ...conflict, andThen } });
    else take();
  }

  function goBackTo(document: KeptDraft, label: string): void {
    const { template } = store.getState().baseline;
    restoreDraft(store, { document, template, label, plan: '' });
    assure(ui, `${label}. Annulla con Ctrl+Z.`);
  }

  return {
    resumeDraft({ content, base, draft, template, plan }) {
      const isPlanned = plan !== undefined && plan === ui.getState().planned?.id;
      const left = { content, base, template, ...(isPlanned && { plan }) };
      if (!resume(left, OF_DRAFTS)) return false;
      takeSavedDraftIn({ base, draft });
      return true;
    },
    openPlanned(isAtWork) {
      const { planned, savedContent } = ui.getState();
      if (planned === null) return false;
      const { id: plan, content, base } = planned;
      const { opened, resumed: label, side, ...words } = planWords(planned);
      const said = {
        isAtWork: isAtWork ?? words.isAtWork,
        isUnreadable: words.isUnreadable,
        sides: { mine: side, theirs: 'Online ora' },
      };
      if (!resume({ content, base, plan, label }, said)) return false;
      // Merged with what was published since, they are something else than is planned.
      const { nodes, media } = store.getState();
      ui.setState({ keptPlan: base === savedContent ? { nodes, media } : null });
      announce(ui, opened);
      return true;
    },
    closePlanned(said = planWords(ui.getState().planned).closed) {
      const { baseline } = store.getState();
      const document = { nodes: baseline.nodes, media: baseline.media };
      restoreDraft(store, { document, label: 'Ritorno alla pagina com’è sul sito', plan: '' });
      // What was said of them is about what was seen until now.
      ui.setState({ published: null, info: null });
      assure(ui, said);
    },
    discardUnsaved() {
      const document = ui.getState().keptDraft ?? store.getState().baseline;
      goBackTo(document, 'Modifiche non salvate scartate');
    },
    discardDraft() {
      goBackTo(store.getState().baseline, 'Bozza scartata');
      // Whatever was said of it, as that it is gone on with, or what it comes from.
      ui.setState({ info: null });
    },
  };
}
