import type { Pattern } from '../../cms/library.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Dialog, FIRST_CHOICE } from '../../ui/Dialog.tsx';
import { useSession } from '../context.ts';
import { count } from '../format.ts';
import { UsageList } from './UsageList.tsx';
import { useUsage } from './use-pattern.ts';

/** Asks before a saved pattern is deleted: nobody has it any more, and it does not come back. */
export function RemovePatternDialog({ pattern }: { pattern: Pattern }) {
  return pattern.synced ? <RemoveShared pattern={pattern} /> : <RemoveCopy pattern={pattern} />;
}

function RemoveCopy({ pattern }: { pattern: Pattern }) {
  const { ui, actions } = useSession();
  return (
    <ConfirmDialog
      title={`Eliminare «${pattern.title}» dai salvati?`}
      description="Nessun redattore lo troverà più in «Aggiungi», né tra i modelli di pagina. Le pagine in cui è stato messo non cambiano."
      confirm="Elimina"
      onConfirm={() => void actions.removePattern(pattern)}
      onClose={() => ui.setState({ patternRemoval: null })}
    />
  );
}

/** The pages that use it lose it. */
function RemoveShared({ pattern }: { pattern: Pattern }) {
  const { ui, actions } = useSession();
  const usage = useUsage(pattern.id);
  const close = () => ui.setState({ patternRemoval: null });
  const remove = async () => {
    close();
    await actions.removePattern(pattern);
  };
  return (
    <Dialog
      title={`Eliminare «${pattern.title}»?`}
      description={
        usage === undefined
          ? 'Ricerca delle pagine che lo usano…'
          : usage?.length === 0
            ? 'Nessuna pagina salvata lo usa.'
            : `${usage ? `Lo ${usage.length === 1 ? 'usa' : 'usano'} ${count(usage.length, 'pagina', 'pagine')}` : 'Forse ci sono pagine che lo usano'}: al suo posto lì non apparirà più nulla. Per tenere i blocchi, apri prima quelle pagine e scegli «Scollega».`
      }
      onClose={close}
      actions={
        <>
          <Button {...{ [FIRST_CHOICE]: '' }} onClick={close}>
            Annulla
          </Button>
          <Button variant="danger" disabled={usage === undefined} onClick={() => void remove()}>
            Elimina
          </Button>
        </>
      }
    >
      {usage && usage.length > 0 && <UsageList usage={usage} />}
    </Dialog>
  );
}
