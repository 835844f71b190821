import { isPlanOpen } from '../draft/is-unsaved.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useFollowedEditor, useSession, useUi } from './context.ts';

/** Planned changes that are given up are nowhere else. */
export function DropPlannedDialog() {
  const { ui, actions } = useSession();
  const planned = useUi((state) => state.planned);
  const isOpen = useFollowedEditor((state) => isPlanOpen(state, planned));
  const draft = useUi(({ storedDraft }) =>
    storedDraft === '' ? 'non resta una bozza' : 'resta soltanto la bozza salvata a parte',
  );
  const here = isOpen ? ' Qui torna la pagina com’è sul sito.' : '';
  return (
    <ConfirmDialog
      title="Scartare le modifiche programmate?"
      description={`Non andranno online e ${draft}. La pagina sul sito non cambia.${here}`}
      confirm="Scarta"
      onConfirm={() => void actions.dropPlanned()}
      onClose={() => ui.setState({ dropPlannedOpen: false })}
    />
  );
}
