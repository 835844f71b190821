import { useState } from 'react';
import { isUnsaved } from '../../draft/is-unsaved.ts';
import type { Failed, Leaving } from '../../store/ui-state.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, FIRST_CHOICE } from '../../ui/Dialog.tsx';
import { useSession, useUi } from '../context.ts';
import { leaveTo } from './leave-page.ts';
import { Undone } from './Undone.tsx';

/** Asks what becomes of unsaved work before another page is opened, or the editor left. */
export function LeaveDialog({ leaving }: { leaving: Leaving }) {
  const session = useSession();
  const { ui, store, actions } = session;
  const { title, status } = useUi((state) => state.page);
  const isForgetful = useUi((state) => state.isForgetful);
  const [isSaving, setIsSaving] = useState(false);
  const [failed, setFailed] = useState<Failed>();
  const stay = () => ui.setState({ leaving: null });
  const go = () => {
    if ('address' in leaving) return leaveTo(session, leaving.address);
    // How that goes is said where it was asked for.
    stay();
    leaving.make();
  };
  const save = async () => {
    setIsSaving(true);
    setFailed(undefined);
    const { failures: before } = ui.getState();
    await actions.save();
    const { leaving: still, failures } = ui.getState();
    // Whoever decided to stay meanwhile stays.
    if (still !== leaving) return;
    if (!isUnsaved(session)) return go();
    const failure = failures.find((each) => !before.includes(each));
    // Something else is to be looked at first, such as what clashes.
    if (!failure) return stay();
    setIsSaving(false);
    setFailed(failure);
  };
  const isExit = leaving.opens === undefined;
  const going = isExit ? 'Se esci' : 'Se apri';
  const left = isForgetful
    ? `Questo browser non le può tenere. ${going} senza salvare vanno perse.`
    : `${going} senza salvare restano in questo browser: le ritrovi quando riapri la pagina.`;
  const isDraft =
    ['draft', 'auto-draft', 'publish'].includes(status) && store.getState().plan === '';
  return (
    <Dialog
      title={isExit ? 'Uscire dall’editor?' : `Aprire «${leaving.opens}»?`}
      description={`Le modifiche di «${title || 'Senza titolo'}» non sono salvate. ${left}`}
      onClose={stay}
      actions={
        <>
          <Button onClick={stay}>Resta qui</Button>
          <Button disabled={isSaving} onClick={go}>
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
    >
      {failed && <Undone what={failed.what} failure={failed.failure} />}
    </Dialog>
  );
}
