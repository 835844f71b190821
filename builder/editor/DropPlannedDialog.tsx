import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useSession } from './context.ts';

/** Planned changes that are given up are nowhere else. */
export function DropPlannedDialog() {
  const { ui, actions } = useSession();
  return (
    <ConfirmDialog
      title="Scartare le modifiche programmate?"
      description="Non andranno online e non resta una bozza. La pagina sul sito non cambia."
      confirm="Scarta"
      onConfirm={() => void actions.dropPlanned()}
      onClose={() => ui.setState({ dropPlannedOpen: false })}
    />
  );
}
