import { useState } from 'react';
import type { CmsFailure } from '../../cms/cms-failure.ts';
import { isUnsaved } from '../../draft/is-unsaved.ts';
import { afterTrash } from '../../session.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useSession, useUi } from '../context.ts';
import { ReadFailure } from '../ReadFailure.tsx';
import { holders } from '../where-used/holders.ts';
import { leaveTo } from './leave-page.ts';
import styles from './Pages.module.css';
import { Undone } from './Undone.tsx';
import { useWhatGoes, type WhatGoes } from './use-what-goes.ts';

/** Asks before the open page goes to the trash, and says what goes with it. */
export function TrashPageDialog({ onBack }: { onBack: () => void }) {
  const session = useSession();
  const { title, path, status } = useUi((state) => state.page);
  const { found, failure, retry } = useWhatGoes();
  const [state, setState] = useState<'idle' | 'moving' | CmsFailure>('idle');
  const isLeft = isUnsaved(session);
  const isForgetful = useUi((state) => state.isForgetful);
  const isMoving = state === 'moving';
  const move = async () => {
    setState('moving');
    const problem = await session.actions.trashPage();
    if (problem) setState(problem);
    else leaveTo(session, afterTrash(title));
  };
  const back = () => !isMoving && onBack();
  return (
    <Dialog
      title={`Spostare «${title || 'Senza titolo'}» nel cestino?`}
      description={
        status === 'publish'
          ? `È online: chi apre ${path} vedrà «Pagina non trovata».`
          : 'Non è online: chi visita il sito non se ne accorge.'
      }
      onClose={back}
      actions={
        <>
          <Button onClick={back}>Lasciala dov’è</Button>
          <Button
            variant="danger"
            disabled={isMoving || !found || found.below > 0}
            onClick={() => void move()}
          >
            {isMoving ? 'Spostamento…' : 'Sposta nel cestino'}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {!found && !failure && (
          <p role="status">
            <Spinner size={16} /> Ricerca di chi ha un link a questa pagina…
          </p>
        )}
        {failure && <ReadFailure failure={failure} onRetry={retry} />}
        {found && <p role="status">{saidOf(found)}</p>}
        <p>
          Si può ripristinare da «Pagine», con «Cestino»: torna come bozza, com’è stata salvata
          l’ultima volta.
        </p>
        {isLeft && (
          <p>
            <strong>Qui ci sono modifiche non salvate:</strong>{' '}
            {isForgetful
              ? 'non vanno nel cestino, e questo browser non le può tenere. Prima salvale.'
              : 'non vanno nel cestino, restano in questo browser, e le ritrovi quando riapri la pagina ripristinata.'}
          </p>
        )}
        {typeof state === 'object' && (
          <Undone what="La pagina è rimasta dov’era." failure={state} />
        )}
      </div>
    </Dialog>
  );
}

function saidOf({ below, links }: WhatGoes): string {
  if (below > 0) {
    return below === 1
      ? 'Sotto questa c’è un’altra pagina, che resterebbe senza il suo indirizzo: prima spostala.'
      : `Sotto questa ci sono ${below} pagine, che resterebbero senza il loro indirizzo: prima spostale.`;
  }
  if (links === null) return 'Non si sa se altre pagine hanno un link a questa.';
  if (links.length === 0) return 'Nessun’altra pagina ha un link a questa.';
  const verb = links.length === 1 ? 'ha' : 'hanno';
  return `${holders(links)} ${verb} un link a questa: non porterà più da nessuna parte.`;
}
