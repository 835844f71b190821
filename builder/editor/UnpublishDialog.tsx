import { isUnsaved } from '../draft/is-unsaved.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useSession } from './context.ts';
import { planWords } from './plan-words.ts';

/** Leaving the public site wants a second thought. */
export function UnpublishDialog() {
  const session = useSession();
  const { ui, actions } = session;
  const { page, planned } = ui.getState();
  const isLive = page.status === 'publish';
  const waiting = planned ? ` ${planWords(planned).stayAside}` : '';
  const kept = isUnsaved(session) ? ' Le modifiche non salvate restano nella bozza.' : '';
  return (
    <ConfirmDialog
      title={isLive ? 'Ritirare la pagina dal sito?' : 'Annullare la programmazione?'}
      description={
        isLive
          ? `Chi la apre vedrà «Pagina non trovata». Resta qui come bozza e si può ripubblicare.${kept}${waiting}`
          : `La pagina torna una bozza.${kept}`
      }
      confirm={isLive ? 'Ritira' : 'Torna a bozza'}
      onConfirm={() => void actions.unpublish()}
      onClose={() => ui.setState({ unpublishOpen: false })}
    />
  );
}
