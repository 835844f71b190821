import { isPlanOpen } from '../draft/is-unsaved.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useFollowedEditor, useSession, useUi } from './context.ts';
import { capital, whenOf } from './plan-words.ts';

/** Planned changes that are given up are nowhere else. */
export function DropPlannedDialog() {
  const { ui, actions } = useSession();
  const planned = useUi((state) => state.planned);
  const isOpen = useFollowedEditor((state) => isPlanOpen(state, planned));
  const draft = useUi(({ storedDraft }) =>
    storedDraft === '' ? 'non resta una bozza' : 'resta soltanto la bozza salvata a parte',
  );
  if (!planned) return null;
  const here = isOpen ? ' Qui torna la pagina com’è sul sito.' : '';
  const { returns, dateGmt, untilGmt } = planned;
  const end = untilGmt && `, nemmeno ${whenOf(untilGmt)}`;
  const text = returns
    ? `${capital(whenOf(dateGmt))} la pagina non torna com’era: resta com’è ora sul sito, e ${draft}.`
    : `Non andranno online e ${draft}. La pagina sul sito non cambia${end}.`;
  return (
    <ConfirmDialog
      title={returns ? 'Scartare il ripristino programmato?' : 'Scartare le modifiche programmate?'}
      description={`${text}${here}`}
      confirm="Scarta"
      onConfirm={() => void actions.dropPlanned()}
      onClose={() => ui.setState({ dropPlannedOpen: false })}
    />
  );
}
