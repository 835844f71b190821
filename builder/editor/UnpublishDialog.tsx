import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useSession } from './context.ts';

/** Leaving the public site wants a second thought. */
export function UnpublishDialog() {
  const { ui, actions } = useSession();
  const isLive = ui.getState().page.status === 'publish';
  return (
    <ConfirmDialog
      title={isLive ? 'Ritirare la pagina dal sito?' : 'Annullare la programmazione?'}
      description={
        isLive
          ? 'Chi la apre vedrà «Pagina non trovata». Resta qui come bozza e si può ripubblicare.'
          : 'La pagina torna una bozza.'
      }
      confirm={isLive ? 'Ritira' : 'Torna a bozza'}
      onConfirm={() => void actions.unpublish()}
      onClose={() => ui.setState({ unpublishOpen: false })}
    />
  );
}
