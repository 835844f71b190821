import type { SavedPage } from '../cms/cms-client.ts';
import { asCmsFailure } from '../cms/cms-failure.ts';
import { forgetFailedSave } from '../commands/save.ts';
import { isPlanOpen, type KeptDraft } from '../draft/is-unsaved.ts';
import { standsHere } from '../draft/stands-here.ts';
import type { Side } from '../merge/clash.ts';
import { openContent } from '../open-content.ts';
import type { Session } from '../session.ts';
import type { Baseline, EditorState } from '../store/state.ts';
import type { Failed, UiState } from '../store/ui-state.ts';
import { inform } from '../store/ui-store.ts';
import { fail, NOT_PUBLISHED } from './failures.ts';

/** A draft that this user kept in another tab or on another device. */
export interface DraftVersion extends SavedPage {
  /** What it and the page here grew from. */
  draftOf: Baseline;
}

export interface OwnDrafts {
  /**
   * Takes such a draft in; false where what clashes is to be decided.
   * @param how.base content of the page that it grew from, empty where that is what the page has now
   * @param how.grewFrom what it and the page here grew from, where that is neither this nor what was
   * kept last
   * @param how.sides what the two are called
   */
  takeInDraft(
    content: string,
    how?: { base?: string; grewFrom?: KeptDraft; sides?: Sides },
  ): boolean;
  /**
   * What was kept elsewhere must neither go where this page goes, unseen, nor be given up for it: it
   * is taken in and shown, and that is all. Where there is none by now, what was asked for goes on.
   */
  seeDraft(asked: Pick<Failed, 'what' | 'again'> & { goOn(): Promise<boolean> }): Promise<boolean>;
}

type Sides = Readonly<Record<Side, string>>;

const SIDES = { mine: 'Qui', theirs: 'Nella bozza salvata altrove' };

const SEEN =
  'In un’altra finestra, o su un altro dispositivo, avevi salvato una bozza di questa pagina: ora è unita a quello che vedi.';
const TRY_AGAIN = 'Guarda la pagina, poi riprova.';
const PUBLISH_AGAIN = 'Non è ancora online: guarda la pagina, poi premi di nuovo «Pubblica».';

/** A draft that is in the page now: without work of its own, the page as it stands is what is kept. */
export function keptAs(
  content: string,
  state: EditorState,
): Pick<UiState, 'storedDraft' | 'keptDraft'> {
  const { document } = openContent(content);
  const { nodes, media } = state;
  return {
    storedDraft: content,
    keptDraft: standsHere(state, content) ? { nodes, media } : document,
  };
}

type Parts = Pick<Session, 'store' | 'ui' | 'cms'>;

export function createOwnDrafts(
  { store, ui, cms }: Parts,
  takeIn: (version: DraftVersion) => boolean,
): OwnDrafts {
  /** What was kept last; or what was planned, and open here, when it was taken back elsewhere. */
  function lastKept(content: string): KeptDraft | null {
    const { keptDraft, planned } = ui.getState();
    const isPlan = planned?.content === content && isPlanOpen(store.getState(), planned);
    return isPlan ? openContent(content).document : keptDraft;
  }

  const takeInDraft: OwnDrafts['takeInDraft'] = (
    content,
    { base = '', grewFrom, sides = SIDES } = {},
  ) => {
    const { status } = ui.getState().page;
    const { baseline } = store.getState();
    const origin = base === '' ? baseline : openContent(base).document;
    const { nodes, media } = grewFrom ?? lastKept(content) ?? origin;
    const isTaken = takeIn({
      ...{ content, status, modified: '', dateGmt: '', template: baseline.template },
      draftOf: { ...baseline, nodes, media },
    });
    const { conflict } = ui.getState();
    if (!isTaken && conflict) ui.setState({ conflict: { ...conflict, sides } });
    return isTaken;
  };

  return {
    takeInDraft,
    async seeDraft({ what, again, goOn }) {
      try {
        const draft = await cms.readDraft();
        if (draft.content === '') {
          ui.setState({ storedDraft: '' });
          return await goOn();
        }
        const tell = () => {
          // It waits for whoever looks at the page; nothing failed.
          forgetFailedSave(store);
          inform(ui, `${SEEN} ${what === NOT_PUBLISHED ? PUBLISH_AGAIN : TRY_AGAIN}`);
        };
        if (takeInDraft(draft.content, draft)) tell();
        // Once it is decided what of both stays.
        const andThen = async () => tell();
        ui.setState(({ conflict }) => ({ conflict: conflict && { ...conflict, andThen } }));
      } catch (error) {
        fail(ui, { what, failure: asCmsFailure(error), again });
      }
      return false;
    },
  };
}
