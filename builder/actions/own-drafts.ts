import type { SavedPage } from '../cms/cms-client.ts';
import { asCmsFailure } from '../cms/cms-failure.ts';
import { openContent } from '../open-content.ts';
import type { Session } from '../session.ts';
import type { Baseline } from '../store/state.ts';
import { type Failed, inform } from '../store/ui-store.ts';
import { fail, NOT_PUBLISHED } from './failures.ts';

/** A draft that this user kept in another tab or on another device. */
export interface DraftVersion extends SavedPage {
  /** What it and the page here grew from. */
  draftOf: Baseline;
}

export interface OwnDrafts {
  /** Takes such a draft in; false where what clashes is to be decided. */
  takeInDraft(content: string): boolean;
  /**
   * What was kept elsewhere must neither go where this page goes, unseen, nor be given up for it: it
   * is taken in and shown, and that is all. Where there is none by now, what was asked for goes on.
   */
  seeDraft(asked: Pick<Failed, 'what' | 'again'> & { goOn(): Promise<boolean> }): Promise<boolean>;
}

const SIDES = { mine: 'Qui', theirs: 'Nella bozza salvata altrove' };

const SEEN =
  'In un’altra finestra, o su un altro dispositivo, avevi salvato una bozza di questa pagina: ora è unita a quello che vedi.';
const TRY_AGAIN = 'Guarda la pagina, poi riprova.';
const PUBLISH_AGAIN = 'Non è ancora online: guarda la pagina, poi premi di nuovo «Pubblica».';

type Parts = Pick<Session, 'store' | 'ui' | 'cms'>;

export function createOwnDrafts(
  { store, ui, cms }: Parts,
  takeIn: (version: DraftVersion) => boolean,
): OwnDrafts {
  function takeInDraft(content: string): boolean {
    const { keptDraft, page, planned } = ui.getState();
    // What was planned, and open here, when it was taken back elsewhere.
    const isPlan = planned?.content === content && planned.id === store.getState().plan;
    const grewFrom = isPlan ? openContent(content).document : keptDraft;
    const { baseline } = store.getState();
    const isTaken = takeIn({
      ...{ content, status: page.status, modified: '', dateGmt: '', template: baseline.template },
      draftOf: { ...baseline, ...grewFrom },
    });
    const { conflict } = ui.getState();
    if (!isTaken && conflict) ui.setState({ conflict: { ...conflict, sides: SIDES } });
    return isTaken;
  }

  return {
    takeInDraft,
    async seeDraft({ what, again, goOn }) {
      try {
        const draft = await cms.readDraft();
        if (draft === '') {
          ui.setState({ storedDraft: '' });
          return await goOn();
        }
        const tell = () =>
          inform(ui, `${SEEN} ${what === NOT_PUBLISHED ? PUBLISH_AGAIN : TRY_AGAIN}`);
        if (takeInDraft(draft)) tell();
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
