import type { Pattern } from '../../cms/library.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useSession } from '../context.ts';
import { count } from '../format.ts';
import { UsageList } from './UsageList.tsx';
import { useUsage } from './use-pattern.ts';

/** Asks before a synced pattern is deleted: the pages that use it lose it. */
export function RemovePatternDialog({ pattern }: { pattern: Pattern }) {
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
          <Button onClick={close}>Annulla</Button>
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
