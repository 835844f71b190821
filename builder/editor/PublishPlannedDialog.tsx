import { isPlanned } from '../draft/is-unsaved.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useFollowedEditor, useSession, useUi } from './context.ts';
import { momentOf, withArticle } from './format.ts';

/** What is planned for a moment to come is not published by a key that is pressed all day. */
export function PublishPlannedDialog() {
  const { ui, actions } = useSession();
  const planned = useUi((state) => state.planned);
  const keptPlan = useUi((state) => state.keptPlan);
  const isAsPlanned = useFollowedEditor((state) => isPlanned(state, { planned, keptPlan }));
  const close = () => ui.setState({ publishPlannedOpen: false });
  if (!planned) return null;
  const at = momentOf(planned.dateGmt);
  return (
    <Dialog
      title="Pubblicare ora le modifiche programmate?"
      description={`Vanno online da sole ${withArticle('il', at)}. Se le pubblichi ora, i visitatori le vedono subito e la programmazione finisce.`}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>Lascia com’è</Button>
          <Button
            variant={isAsPlanned ? 'primary' : 'secondary'}
            onClick={() => {
              close();
              void actions.publish({ despitePlan: true });
            }}
          >
            Pubblica ora
          </Button>
          {!isAsPlanned && (
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
