import { useEffect, useState } from 'react';
import type { LocalDraft } from '../draft/local-drafts.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useSession } from './context.ts';
import { formatMoment } from './format.ts';

/** Offers the unsaved work of an earlier visit, once, when the page is opened. */
export function DraftPrompt() {
  const { actions, drafts, bootstrap } = useSession();
  const [draft, setDraft] = useState<LocalDraft>();
  const { id, modified, title } = bootstrap.page;

  useEffect(() => {
    let current = true;
    const offer = (found: LocalDraft | undefined) => {
      if (!current || !found) return;
      if (found.content !== bootstrap.content) setDraft(found);
    };
    drafts.findLeft(id).then(offer, (error: unknown) => console.warn('No local drafts', error));
    return () => {
      current = false;
    };
  }, [drafts, id, bootstrap]);

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
          <Button variant="primary" onClick={restore}>
            Riprendi le modifiche
          </Button>
        </>
      }
    />
  );
}
