import { slugOf } from '@renderer/ui/text/slug.ts';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { asCmsFailure, type CmsFailure } from '../../cms/cms-failure.ts';
import { contentToSave } from '../../cms/content-to-save.ts';
import type { Place } from '../../cms/pages.ts';
import { prepareForSave } from '../../cms/prepare-for-save.ts';
import { hasUnsaved } from '../../draft/is-unsaved.ts';
import { documentOf } from '../../store/state.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useSession, useUi } from '../context.ts';
import { AddressFields } from './AddressFields.tsx';
import { KeptBack } from './KeptBack.tsx';
import { KindChoice } from './KindChoice.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { leaveTo } from './leave-page.ts';
import styles from './Pages.module.css';
import { meantParent, parentText } from './parent-text.ts';
import { TitleField } from './TitleField.tsx';
import { Undone } from './Undone.tsx';
import { useParents } from './use-parents.ts';
import { useTaken } from './use-taken.ts';
import { whyTaken } from './why-taken.ts';

/** Makes a draft page and opens it. */
export function NewPageDialog() {
  const session = useSession();
  const { cms, ui, store } = session;
  const open = useUi(({ page }) => page);
  const wanted = useUi(({ newPagePath }) => newPagePath);
  const leaving = useUi((state) => state.leaving);
  /** What a copy is called at first, to be told from the page that it is one of. */
  const [suggested] = useState(() =>
    ui.getState().pages === 'copy' ? `${open.title || 'Senza titolo'} (copia)` : '',
  );
  const [title, setTitle] = useState(suggested);
  const [slug, setSlug] = useState(wanted?.split('/').at(-1) ?? '');
  const [below, setBelow] = useState('');
  const [template, setTemplate] = useState<string>('');
  const [isCopy, setIsCopy] = useState(ui.getState().pages === 'copy');
  const [state, setState] = useState<'idle' | 'making' | { what?: string; failure: CmsFailure }>(
    'idle',
  );
  const reading = useParents();
  const parent = meantParent(reading.parents, below);
  const address = slugOf(slug) || slugOf(title);
  /** An address that was asked for says below which page it stands; a copy stands beside its page. */
  const beside = wanted ?? (suggested === '' ? '' : open.path);
  /** Below which page it was asked for is not known yet: made now, it would stand elsewhere. */
  const isPlaceOpen =
    reading.state === 'loading' && (parent === undefined || beside.lastIndexOf('/') > 0);
  /** Why it could not be made, and where. */
  const [refused, setRefused] = useState<{ at: string; why: string }>();
  const here = parent && { slug: address, parent: parent.id };
  const taken = useTaken(here);
  const takenHere = refused && refused.at === JSON.stringify(here) ? refused.why : taken;
  const formId = useId();
  const parentId = useId();
  const slugId = useId();
  const [isWarned, setIsWarned] = useState(false);
  const close = () => ui.setState({ pages: null, newPagePath: null });
  /** Where a copy stands, as long as nobody has chosen another place. */
  const [suggestedPlace, setSuggestedPlace] = useState('');
  const isPlaceChosen = below.trim() !== '' && below !== suggestedPlace;
  const isBegun = title !== suggested || slug.trim() !== '' || isPlaceChosen;
  /** Escape, or a click beside the dialog, is soon made. */
  const leave = () => (isBegun && !isWarned ? setIsWarned(true) : close());

  useEffect(() => {
    const around = beside.slice(0, Math.max(beside.lastIndexOf('/'), 0));
    const found = around === '' ? undefined : reading.parents.find(({ path }) => path === around);
    if (!found) return;
    setBelow(parentText(found));
    if (wanted === null) setSuggestedPlace(parentText(found));
  }, [beside, wanted, reading.parents]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (state === 'making' || address === '' || isPlaceOpen) return;
    if (!parent) return document.getElementById(parentId)?.focus();
    void create({ slug: address, parent: parent.id });
  };

  /**
   * What becomes of unsaved work is asked once nothing else stands in the way, and before there is a
   * page: whoever stays then has made none.
   */
  const create = async (place: Place, { isDecided = false } = {}) => {
    setState('making');
    try {
      const taken = await whyTaken(cms.pages, place);
      if (taken) {
        setState('idle');
        setRefused({ at: JSON.stringify(place), why: taken.message });
        return document.getElementById(slugId)?.focus();
      }
      if (!isDecided && hasUnsaved(session)) {
        setState('idle');
        const make = () => void create(place, { isDecided: true });
        return ui.setState({ leaving: { make, opens: title.trim() } });
      }
      const copied = isCopy && prepareForSave(documentOf(store.getState()));
      const page = await cms.pages.create({
        ...{ title: title.trim(), ...place },
        content: copied ? contentToSave(copied) : '',
        template: isCopy ? store.getState().template : template,
      });
      leaveTo(session, `${page.path}?pb`);
    } catch (error) {
      setState({ what: 'La pagina non è stata creata.', failure: asCmsFailure(error) });
    }
  };

  return (
    <Dialog
      title={isCopy ? 'Nuova pagina, copia di questa' : 'Nuova pagina'}
      description="Nasce come bozza: nessuno la vede finché non la pubblichi."
      onClose={leave}
      actions={
        <>
          <Button onClick={close}>Annulla</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            disabled={
              state === 'making' || title.trim() === '' || isPlaceOpen || takenHere !== undefined
            }
          >
            {state === 'making' ? 'Creazione…' : 'Crea e apri'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        onSubmit={submit}
        onInput={() => setIsWarned(false)}
      >
        <TitleField
          value={title}
          isSuggested={suggested !== '' && title === suggested}
          onChange={setTitle}
        />
        <AddressFields
          above={{
            ...{ id: parentId, reading, text: below, onChange: setBelow },
            placeholder: isPlaceOpen ? 'Lettura delle pagine…' : 'Nessuna: sta al primo livello',
          }}
          slug={slug}
          title={title}
          address={
            address === ''
              ? 'Scrivi il titolo: l’indirizzo della pagina viene da quello.'
              : parent && `Indirizzo: ${parent.path}/${address}`
          }
          slugId={slugId}
          taken={takenHere}
          onSlug={setSlug}
        />
        <KindChoice
          help={isCopy ? 'La copia ha il tipo di questa pagina.' : BEGINS_EMPTY}
          chosen={isCopy ? null : template}
          onChoose={(chosen) => {
            setIsCopy(false);
            setTemplate(chosen);
          }}
          isMoreFirst={suggested !== ''}
          more={{
            name: `Una copia di «${open.title || 'questa pagina'}»`,
            help: 'Con tutti i blocchi come sono ora nell’editor.',
            chosen: isCopy,
            onChoose: () => setIsCopy(true),
          }}
        />
        {isWarned && (
          <KeptBack
            what="La pagina non è ancora creata"
            does="creala"
            taken={takenHere}
            title={title}
            otherwise="lasciar perdere"
          />
        )}
        {typeof state === 'object' && <Undone {...state} />}
      </form>
      {/* Within it: a dialog gives way to those that stand in it. */}
      {leaving && <LeaveDialog leaving={leaving} />}
    </Dialog>
  );
}

const BEGINS_EMPTY =
  'Una pagina nuova nasce vuota: i blocchi si scelgono dopo, anche da un modello già pronto.';
