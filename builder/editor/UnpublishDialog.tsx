import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useSession } from './context.ts';

/** Leaving the public site wants a second thought. */
export function UnpublishDialog() {
  const { ui, actions } = useSession();
  const { page, planned } = ui.getState();
  const isLive = page.status === 'publish';
  const waiting = planned
    ? ' Le modifiche programmate restano da parte: finché la pagina è ritirata non vanno online.'
    : '';
  return (
    <ConfirmDialog
      title={isLive ? 'Ritirare la pagina dal sito?' : 'Annullare la programmazione?'}
      description={
        isLive
          ? `Chi la apre vedrà «Pagina non trovata». Resta qui come bozza e si può ripubblicare.${waiting}`
          : 'La pagina torna una bozza.'
      }
      confirm={isLive ? 'Ritira' : 'Torna a bozza'}
      onConfirm={() => void actions.unpublish()}
      onClose={() => ui.setState({ unpublishOpen: false })}
    />
  );
}
