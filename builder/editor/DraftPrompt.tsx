import { serializeDocument } from '@renderer/document/serialize.ts';
import { useEffect, useState } from 'react';
import { prepareForSave } from '../cms/prepare-for-save.ts';
import type { EditorBootstrap } from '../contract.ts';
import type { LocalDraft } from '../draft/local-drafts.ts';
import { openContent } from '../open-content.ts';
import { isDirty } from '../store/state.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useSession } from './context.ts';
import { formatMoment } from './format.ts';

/** Offers the unsaved work of an earlier visit, once, when the page is opened. */
export function DraftPrompt() {
  const { actions, drafts, bootstrap, store } = useSession();
  const [draft, setDraft] = useState<LocalDraft>();
  const { id, modified, title } = bootstrap.page;

  useEffect(() => {
    let current = true;
    const offer = async (found: LocalDraft | undefined) => {
      if (!current || !found) return;
      if (!isOpened(found, bootstrap)) return setDraft(found);
      // What the CMS keeps as a draft is gone on with; of what is published nothing is left to do.
      await (isDirty(store.getState()) ? drafts.take(found) : drafts.discard(found));
    };
    drafts
      .findLeft(id)
      .then(offer)
      .catch((error: unknown) => console.warn('No local drafts', error));
    return () => {
      current = false;
    };
  }, [drafts, id, bootstrap, store]);

  if (!draft) return null;
  const restore = () => {
    try {
      actions.resumeDraft(draft);
      drafts.take(draft).catch(() => {});
    } catch (error) {
      console.error('Local draft unreadable', error);
    }
    setDraft(undefined);
  };
  const discard = () => {
    drafts.discard(draft).catch(() => {});
    setDraft(undefined);
  };
  return (
    <Dialog
      title="Riprendere le modifiche non salvate?"
      description={
        <>
          In questo browser c’è una versione di «{title}» non salvata, del {formatMoment(draft.at)}.
          {draft.baseModified !== modified &&
            ' Da allora la pagina è stata cambiata anche altrove: le modifiche vengono unite, e dove si contraddicono scegli tu.'}
        </>
      }
      actions={
        <>
          <Button variant="secondary" onClick={discard}>
            Scarta
          </Button>
          {/* A key pressed too soon must not discard the work. */}
          <Button variant="primary" autoFocus onClick={restore}>
            Riprendi le modifiche
          </Button>
        </>
      }
    />
  );
}

/** Whether the page was opened as the draft has it; values of hidden fields are in no saved page. */
function isOpened({ content, template }: LocalDraft, { content: opened, page }: EditorBootstrap) {
  const asSaved = () => serializeDocument(prepareForSave(openContent(content).document));
  const hasTemplate = template === undefined || template === page.template;
  return hasTemplate && (content === opened || asSaved() === opened);
}
