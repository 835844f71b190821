import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useSession } from '../context.ts';
import { count } from '../format.ts';
import { ReadFailure } from '../ReadFailure.tsx';
import { AddressFields } from './AddressFields.tsx';
import { ElsewhereNote } from './ElsewhereNote.tsx';
import { KeptBack } from './KeptBack.tsx';
import styles from './Pages.module.css';
import { SearchFields } from './SearchFields.tsx';
import { TitleField } from './TitleField.tsx';
import { TrashPageDialog } from './TrashPageDialog.tsx';
import { Undone } from './Undone.tsx';
import { useSettingsForm } from './use-settings-form.ts';

/** What the open page is called, where it stands, what others show of it; and its end. */
export function PageSettingsDialog() {
  const { ui } = useSession();
  const form = useSettingsForm();
  const { page, typed, state, set, isChanged } = form;
  const [isTrashing, setIsTrashing] = useState(false);
  const [isWarned, setIsWarned] = useState(false);
  const formId = useId();
  const parentId = useId();
  const slugId = useId();
  const isLive = page.status === 'publish';
  const isSaving = state === 'saving';

  const close = () => !isSaving && ui.setState({ pages: null });
  /** Escape, or a click beside the dialog, is soon made. */
  const leave = () => (isChanged && !isWarned && !isSaving ? setIsWarned(true) : close());
  const write = (next: Parameters<typeof set>[0]) => {
    setIsWarned(false);
    set(next);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving || form.isPlaceOpen || !isChanged) return;
    if (form.address === undefined) return document.getElementById(parentId)?.focus();
    const { activeElement: field } = document;
    const outcome = await form.save();
    if (outcome === 'saved') return ui.setState({ pages: null });
    const next = outcome === 'taken' ? document.getElementById(slugId) : field;
    // Once it can be written in again.
    requestAnimationFrame(() => next instanceof HTMLElement && next.focus());
  };

  return (
    <Dialog
      title="Impostazioni della pagina"
      description={isLive ? AT_ONCE : 'I blocchi della pagina restano come sono.'}
      onClose={leave}
      actions={
        <>
          {!form.isFront && (
            <Button
              variant="quiet"
              className={styles.trash}
              icon={<Icon name="trash-2" size={17} />}
              disabled={isSaving}
              onClick={() => {
                setIsWarned(false);
                setIsTrashing(true);
              }}
            >
              Sposta nel cestino…
            </Button>
          )}
          <Button onClick={close}>Annulla</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            disabled={
              isSaving ||
              form.isPlaceOpen ||
              !isChanged ||
              form.taken !== undefined ||
              typed.title.trim() === ''
            }
          >
            {isSaving ? 'Salvataggio…' : 'Salva'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        // What is written while it is saved would be lost as the dialog closes.
        inert={isSaving}
        onSubmit={(event) => void save(event)}
      >
        {form.failure && (
          <ReadFailure what="Impostazioni:" failure={form.failure} onRetry={form.retry} />
        )}
        <TitleField value={typed.title} mayHaveOther onChange={(title) => write({ title })} />
        {form.isFront ? (
          <p className={styles.note}>
            È la pagina iniziale del sito: il suo indirizzo è sempre «/», e non si può spostare nel
            cestino.
          </p>
        ) : (
          <AddressFields
            above={
              form.hasParent
                ? {
                    ...{ id: parentId, reading: form.parents, text: typed.below },
                    placeholder: form.stored ? 'Nessuna: sta al primo livello' : READING,
                    onChange: (below) => write({ below }),
                  }
                : undefined
            }
            slug={typed.slug}
            kept={form.stored?.slug}
            title={typed.title}
            address={form.address && <Address {...form} path={form.address} isLive={isLive} />}
            taken={form.taken}
            slugId={slugId}
            onSlug={(slug) => write({ slug })}
          />
        )}
        <SearchFields
          typed={typed}
          path={form.isFront ? '/' : form.address}
          placeholder={form.stored ? undefined : READING}
          onChange={write}
        />
        {isWarned && (
          <KeptBack
            what="Non hai ancora salvato"
            does="salva"
            taken={form.taken}
            title={typed.title}
            otherwise="lasciare tutto com’era"
          />
        )}
        {form.elsewhere.length > 0 && (
          <ElsewhereNote changed={form.elsewhere} onTake={form.takeElsewhere} />
        )}
        {typeof state === 'object' && <Undone {...state} />}
      </form>
      {isTrashing && <TrashPageDialog onBack={() => setIsTrashing(false)} />}
    </Dialog>
  );
}

const READING = 'Lettura…';
const AT_ONCE =
  'Quello che salvi qui è subito sul sito. I blocchi della pagina e le modifiche non pubblicate restano come sono.';

/** Where the page is to be, and what becomes of where it is. */
function Address({
  path,
  isMoved,
  isLive,
  along,
}: {
  path: string;
  isMoved: boolean;
  isLive: boolean;
  along: number;
}) {
  return (
    <>
      Indirizzo: {path}
      {isMoved && isLive && (
        <span className={styles.moved}>
          Chi apre quello di adesso sarà portato al nuovo.
          {along > 0 && ` Cambia anche per ${count(along, 'pagina', 'pagine')} sotto questa.`}
        </span>
      )}
    </>
  );
}
