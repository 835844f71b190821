import { isPlanned, isPlanOpen } from '../draft/is-unsaved.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useFollowedEditor, useSession, useUi } from './context.ts';
import { momentOf, withArticle } from './format.ts';

/** What is planned for a moment to come is not published by a key that is pressed all day. */
export function PublishPlannedDialog({ about }: { about: 'in-page' | 'clashes' }) {
  const { ui, actions } = useSession();
  const planned = useUi((state) => state.planned);
  const keptPlan = useUi((state) => state.keptPlan);
  const isAsPlanned = useFollowedEditor((state) => isPlanned(state, { planned, keptPlan }));
  const isLive = useUi((state) => state.page.status === 'publish');
  const isOpen = useFollowedEditor((state) => isPlanOpen(state, planned));
  const close = () => ui.setState({ publishPlanned: null });
  if (!planned) return null;
  const at = momentOf(planned.dateGmt);
  // Out of a draft, they are in the page but not open as what is planned.
  const when = withArticle('il', at);
  return (
    <Dialog
      title={
        about === 'clashes'
          ? 'Pubblicare, e fermare le modifiche programmate?'
          : 'Pubblicare ora le modifiche programmate?'
      }
      description={
        about === 'clashes'
          ? `Hai cambiato qualcosa che cambia anche con le modifiche programmate per ${when}. Se pubblichi, quelle non vanno online finché non le apri e le programmi di nuovo.`
          : isOpen
            ? `Vanno online da sole ${when}. Se le pubblichi ora, i visitatori le vedono subito e la programmazione finisce.`
            : `Nella pagina ci sono modifiche programmate per ${when}. Se pubblichi ora, i visitatori le vedono subito.`
      }
      onClose={close}
      actions={
        <>
          <Button onClick={close}>Lascia com’è</Button>
          <Button
            variant={isAsPlanned || !isOpen ? 'primary' : 'secondary'}
            onClick={() => {
              close();
              void actions.publish({ despitePlan: true });
            }}
          >
            {about === 'clashes' ? 'Pubblica lo stesso' : 'Pubblica ora'}
          </Button>
          {/* Of a page that is withdrawn nothing is planned anew. */}
          {isLive && isOpen && !isAsPlanned && (
            <Button
              variant="primary"
              onClick={() => {
                close();
                void actions.schedule(at);
              }}
            >
              Aggiorna quelle programmate
            </Button>
          )}
        </>
      }
    />
  );
}
