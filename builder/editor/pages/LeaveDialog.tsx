import { useState } from 'react';
import { isUnsaved } from '../../draft/is-unsaved.ts';
import type { Leaving } from '../../store/ui-store.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, FIRST_CHOICE } from '../../ui/Dialog.tsx';
import { useSession, useUi } from '../context.ts';
import { leaveTo } from './leave-page.ts';

/** Asks what becomes of unsaved work before another page is opened, or the editor left. */
export function LeaveDialog({ leaving }: { leaving: Leaving }) {
  const session = useSession();
  const { ui, store, actions } = session;
  const { title, status } = useUi((state) => state.page);
  const [isSaving, setIsSaving] = useState(false);
  const stay = () => ui.setState({ leaving: null });
  const save = async () => {
    setIsSaving(true);
    await actions.save();
    // Whoever decided to stay meanwhile stays.
    if (ui.getState().leaving !== leaving) return;
    if (isUnsaved(session)) stay();
    else leaveTo(session, leaving.address);
  };
  const isExit = leaving.opens === undefined;
  const isDraft =
    ['draft', 'auto-draft', 'publish'].includes(status) && store.getState().plan === '';
  return (
    <Dialog
      title={isExit ? 'Uscire dall’editor?' : `Aprire «${leaving.opens}»?`}
      description={`Le modifiche di «${title || 'Senza titolo'}» non sono salvate. ${
        isExit ? 'Se esci' : 'Se apri'
      } senza salvare restano in questo browser: le ritrovi quando riapri la pagina.`}
      onClose={stay}
      actions={
        <>
          <Button onClick={stay}>Resta qui</Button>
          <Button disabled={isSaving} onClick={() => leaveTo(session, leaving.address)}>
            {isExit ? 'Esci senza salvare' : 'Apri senza salvare'}
          </Button>
          <Button
            variant="primary"
            {...{ [FIRST_CHOICE]: true }}
            disabled={isSaving}
            onClick={() => void save()}
          >
            {isSaving
              ? 'Salvataggio…'
              : `Salva${isDraft ? ' bozza' : ''} ${isExit ? 'ed esci' : 'e apri'}`}
          </Button>
        </>
      }
    />
  );
}
