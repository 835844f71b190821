import type { PlannedChanges } from '../contract.ts';
import { isPlanned, isPlanOpen } from '../draft/is-unsaved.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useFollowedEditor, useSession, useUi } from './context.ts';
import { momentOf } from './format.ts';
import { spanOf, whenOf } from './plan-words.ts';

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
  // Out of a draft, they are in the page but not open as what is planned.
  const how = about === 'clashes' ? about : isOpen ? 'open' : 'in-page';
  return (
    <Dialog
      {...(planned.returns ? returnAsked : changesAsked)(planned, how)}
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
                void actions.schedule(momentOf(planned.dateGmt), momentOf(planned.untilGmt));
              }}
            >
              {planned.returns ? 'Aggiorna il ripristino' : 'Aggiorna quelle programmate'}
            </Button>
          )}
        </>
      }
    />
  );
}

type How = 'open' | 'in-page' | 'clashes';

function changesAsked(planned: PlannedChanges, how: How) {
  const [when, { untilGmt }] = [spanOf(planned), planned];
  if (how === 'clashes') {
    return {
      title: 'Pubblicare, e fermare le modifiche programmate?',
      description: `Hai cambiato qualcosa che cambia anche con le modifiche programmate per ${when}. Se pubblichi, quelle non vanno online finché non le apri e le programmi di nuovo.`,
    };
  }
  // What goes online before is no part of what ends.
  const stays = untilGmt && ` Restano online anche dopo ${whenOf(untilGmt)}.`;
  return {
    title: 'Pubblicare ora le modifiche programmate?',
    description:
      how === 'open'
        ? `Vanno online da sole ${when}. Se le pubblichi ora, i visitatori le vedono subito e la programmazione finisce.${stays}`
        : `Nella pagina ci sono modifiche programmate per ${when}. Se pubblichi ora, i visitatori le vedono subito.${stays}`,
  };
}

function returnAsked({ dateGmt }: PlannedChanges, how: How) {
  const when = whenOf(dateGmt);
  if (how === 'clashes') {
    return {
      title: 'Pubblicare, e fermare il ripristino programmato?',
      description: `Hai cambiato qualcosa che ${when} torna com’era. Se pubblichi, la pagina non torna com’era finché non apri il ripristino e lo programmi di nuovo.`,
    };
  }
  return {
    title: 'Anticipare il ripristino programmato?',
    description:
      how === 'open'
        ? `La pagina torna com’era da sola ${when}. Se la pubblichi ora, i visitatori la vedono subito così e la programmazione finisce.`
        : `Nella pagina c’è già qualcosa che torna com’era ${when}. Se pubblichi ora, i visitatori lo vedono subito.`,
  };
}
