import { differs, isPlanOpen } from '../../draft/is-unsaved.ts';
import { willGoOnline } from '../../draft/will-go-online.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useFollowedEditor, useSession, useUi } from '../context.ts';
import { Notice } from '../Notice.tsx';
import { planWords } from '../plan-words.ts';

/** Somebody saved the page since it was opened here: over its foot, so that no press goes astray. */
export function OutdatedNotice() {
  const { ui, actions, bootstrap } = useSession();
  const outdated = useUi((state) => state.outdated);
  const isPattern = useUi(({ page }) => page.isPattern);
  const isLive = useUi(({ page }) => page.status === 'publish' && !page.isPattern);
  const keptDraft = useUi((state) => state.keptDraft);
  const isUnsaved = useFollowedEditor((state) => differs(state, keptDraft));
  const planned = useUi((state) => state.planned);
  const isWaiting = useUi(willGoOnline);
  const isPlan = useFollowedEditor((state) => isPlanOpen(state, planned));
  // A draft stands beside planned changes, and stays apart from them.
  if (outdated === null || (outdated.isDraft && isPlan)) return null;
  // Nothing of its own is in the page, or nothing but the draft that the newer one grew from.
  const isBehind = !isUnsaved && (outdated.isDraft || keptDraft === null);
  return (
    <Notice
      tone="info"
      role="status"
      floats
      onClose={() => ui.setState({ outdated: null, seenOutdated: outdated.content })}
    >
      <span>
        {outdated.isDraft
          ? `${HERE_TOO} salvato una bozza di questa pagina.`
          : outdated.fromPlan
            ? planWords(outdated.fromPlan).happened
            : `${who(outdated.by, bootstrap.user.name)} ${isLive ? 'pubblicato' : 'salvato'} ${isPattern ? 'questo blocco' : 'questa pagina'}.`}{' '}
        {isBehind
          ? `Qui vedi ${isPattern ? 'il blocco' : 'la pagina'} com’era prima.`
          : isPlan && !isWaiting
            ? planWords(planned).isStopped
            : 'Le due versioni si uniscono quando salvi.'}
      </span>
      <Button
        size="s"
        icon={<Icon name={isBehind ? 'rotate-cw' : 'merge'} size={15} />}
        onClick={() => void actions.takeInSaved()}
      >
        {isBehind ? 'Aggiorna' : 'Unisci ora'}
      </Button>
    </Notice>
  );
}

const HERE_TOO = 'In un’altra finestra, o su un altro dispositivo, hai';

/** @param self name of who works here, maybe in another tab, too */
function who(name: string, self: string): string {
  if (name === self) return HERE_TOO;
  return `${name === '' ? 'Qualcuno' : name} ha`;
}
