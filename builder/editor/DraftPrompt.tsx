import { useEffect } from 'react';
import { grewFrom, type LocalDraft, type LocalDrafts } from '../draft/local-drafts.ts';
import { inform } from '../store/ui-store.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useSession, useUi } from './context.ts';
import { DraftDifferences } from './DraftDifferences.tsx';
import { withArticle } from './format.ts';

const GONE =
  'Queste modifiche sono state riprese, o scartate, in un’altra finestra: qui la pagina resta com’è.';

/** Whether no other window has gone on with it; where that cannot be known, it is not given up. */
const isStillLeft = (drafts: LocalDrafts, draft: LocalDraft) =>
  drafts.isLeft(draft).catch(() => true);

/** Offers the unsaved work of an earlier visit. */
export function DraftPrompt({ draft }: { draft: LocalDraft }) {
  const { actions, drafts, bootstrap, ui } = useSession();
  const { modified, title } = bootstrap.page;
  const storedDraft = useUi((state) => state.storedDraft);
  const planned = useUi((state) => state.planned);
  const isOfPlan = planned !== null && draft.plan === planned.id;
  const savedContent = useUi((state) => state.savedContent);
  const isOther =
    draft.base === undefined ? draft.baseModified !== modified : draft.base !== savedContent;
  const isOthers = draft.by !== undefined && draft.by !== bootstrap.user.name;
  const isMerged = isOther || (storedDraft !== '' && draft.draft !== storedDraft);
  const close = () => ui.setState({ leftDraft: null });
  const restore = async () => {
    // At once: a second press would find the work begun.
    close();
    const isLeft = await isStillLeft(drafts, draft);
    if (!isLeft) inform(ui, GONE);
    else if (actions.resumeDraft(draft)) drafts.take(draft).catch(() => {});
  };
  useEffect(() => {
    const look = async () => {
      if (!(await isStillLeft(drafts, draft))) ui.setState({ leftDraft: null });
    };
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [drafts, draft, ui]);
  const discard = () => {
    drafts.discard(draft).catch(() => {});
    close();
  };
  return (
    <Dialog
      title="Riprendere le modifiche non salvate?"
      description={
        <>
          In questo browser c’è una versione di «{title}» non salvata,{' '}
          {isOthers && `di ${draft.by}, `}
          {withArticle('del', draft.at)}.
          {isMerged &&
            ' Da allora la pagina è stata cambiata anche altrove: le modifiche vengono unite, e dove si contraddicono scegli tu.'}
        </>
      }
      actions={
        <>
          <Button variant="secondary" onClick={discard}>
            Scarta
          </Button>
          {/* A key pressed too soon must not discard the work. */}
          <Button variant="primary" autoFocus onClick={() => void restore()}>
            Riprendi le modifiche
          </Button>
        </>
      }
    >
      <DraftDifferences
        base={isOfPlan ? planned.content : (grewFrom(draft, { storedDraft }) ?? bootstrap.content)}
        content={draft.content}
      />
    </Dialog>
  );
}
