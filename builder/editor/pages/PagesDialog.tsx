import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { useSearch } from '../../form/widgets/use-search.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import hidden from '../../ui/hidden.module.css';
import { Icon } from '../../ui/Icon.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { useSession, useUi } from '../context.ts';
import { count } from '../format.ts';
import { ReadFailure } from '../ReadFailure.tsx';
import { PageLink } from './PageLink.tsx';
import styles from './Pages.module.css';
import { TrashedPage } from './TrashedPage.tsx';

/** Pages that are shown at first; one more is asked for, to know whether there are more. */
const SHOWN = 20;
/** More than that WordPress answers none at once. */
const ANSWERED = 100;

/** Opens another page of the site in the editor. */
export function PagesDialog() {
  const { cms, ui } = useSession();
  const open = useUi(({ page }) => page);
  const trashed = useUi((state) => state.trashed);
  const [query, setQuery] = useState('');
  const [most, setMost] = useState(SHOWN);
  const [only, setOnly] = useState<Only>();
  /** What became of a page of the trash. */
  const [restored, setRestored] = useState<string>();
  const toPublish = only === 'to publish';
  const inTrash = only === 'trash';
  const isSearched = query.trim() !== '';
  const ask = useCallback(
    (text: string) =>
      cms.pages.find(text, { most: Math.min(most + 1, ANSWERED), toPublish, inTrash }),
    [cms, most, toPublish, inTrash],
  );
  const shown = useSearch(query.trim(), ask, { asksAlways: true });
  const items = shown.items.slice(0, most);
  const hasMore = shown.items.length > most && (isSearched || only !== undefined);
  const isNone = shown.state === 'found' && items.length === 0;
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  /** What was pressed goes with what it was in. */
  const toAll = () => {
    setOnly(undefined);
    field.current?.focus();
  };
  /** Leads from the field through the list, and back; Enter opens what was found first. */
  const onKeyDown = (event: KeyboardEvent) => {
    const isMeant = isSearched && shown.state === 'found' && !event.nativeEvent.isComposing;
    if (event.key === 'Enter' && event.target === field.current && isMeant) {
      event.preventDefault();
      list.current?.querySelector('a')?.click();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || event.nativeEvent.isComposing) return;
    const stops: (HTMLElement | null)[] = [
      field.current,
      ...(list.current?.querySelectorAll('a') ?? []),
    ];
    const next = stops[stops.indexOf(event.target as HTMLInputElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <Dialog
      title="Pagine"
      description={
        restored ??
        (trashed === null
          ? undefined
          : `«${trashed}» è nel cestino: si può ripristinare da «Cestino».`)
      }
      wide
      onClose={() => ui.setState({ pages: null, trashed: null })}
      actions={
        <>
          <Button
            icon={<Icon name="settings" size={17} />}
            onClick={() => ui.setState({ pages: 'settings' })}
          >
            Impostazioni di questa pagina
          </Button>
          <Button
            icon={<Icon name="search" size={17} />}
            onClick={() => ui.setState({ pages: null, whereUsed: { text: '', replaces: true } })}
          >
            Trova e sostituisci
          </Button>
          <Button variant="primary" onClick={() => ui.setState({ pages: 'new' })}>
            <Icon name="plus" size={18} /> Nuova pagina
          </Button>
        </>
      }
    >
      <SearchField
        ref={field}
        label="Cerca una pagina"
        placeholder="Titolo, indirizzo o testo della pagina"
        value={query}
        onChange={(text) => {
          setQuery(text);
          setMost(SHOWN);
        }}
        onKeyDown={onKeyDown}
      />
      <div className={styles.over}>
        <p className={isNone ? hidden.visually : styles.state} role="status">
          {shown.state === 'loading' && 'Ricerca…'}
          {shown.state === 'found' && stateText(shown.items.length, { most, isSearched, only })}
        </p>
        {ONLY.map(({ which, label }) => (
          <label key={which} className={styles.tick}>
            <input
              type="checkbox"
              checked={only === which}
              onChange={({ target }) => {
                setOnly(target.checked ? which : undefined);
                setMost(SHOWN);
              }}
            />
            {label}
          </label>
        ))}
      </div>
      {shown.state === 'failed' && <ReadFailure failure={shown.failure} onRetry={shown.retry} />}
      <ul ref={list} className={styles.list} onKeyDown={onKeyDown}>
        {items.map((entry) => (
          <li key={entry.id}>
            {inTrash ? (
              <TrashedPage
                entry={entry}
                onRestored={(sentence) => {
                  setRestored(sentence);
                  toAll();
                }}
              />
            ) : (
              <PageLink entry={entry} isOpen={entry.id === open.id} />
            )}
          </li>
        ))}
        {hasMore && (
          <li className={styles.more}>
            <Button variant="quiet" onClick={() => setMost(most + SHOWN)}>
              Mostra altre pagine
            </Button>
          </li>
        )}
        {isNone && (
          <li className={styles.none}>
            <NoPages {...{ isSearched, only }} onAll={toAll} />
          </li>
        )}
      </ul>
    </Dialog>
  );
}

type Only = 'to publish' | 'trash';

/** Which pages alone are shown; one of these at most. */
const ONLY = [
  { which: 'to publish', label: 'Solo da pubblicare' },
  { which: 'trash', label: 'Cestino' },
] as const satisfies readonly { which: Only; label: string }[];

/** What an empty list means, which its state has said, and the way to others. */
function NoPages({
  isSearched,
  only,
  onAll,
}: Pick<Shown, 'isSearched' | 'only'> & { onAll: () => void }) {
  return (
    <>
      <p className={styles.state} aria-hidden="true">
        {stateText(0, { most: SHOWN, isSearched, only })}
      </p>
      <p className={styles.help}>{isSearched ? HOW_TO_FIND : only && EMPTY[only]}</p>
      {only && (
        <Button onClick={onAll}>
          {isSearched ? 'Cerca in tutte le pagine' : 'Mostra tutte le pagine'}
        </Button>
      )}
    </>
  );
}

const HOW_TO_FIND = 'Prova con meno parole, o con una parte dell’indirizzo.';

/** What would be there. */
const EMPTY: Record<Only, string> = {
  'to publish': 'Qui si vedono le bozze e le pagine con modifiche da pubblicare.',
  trash: 'Quello che sposti nel cestino si ripristina da qui.',
};

interface Shown {
  most: number;
  isSearched: boolean;
  only: Only | undefined;
}

/** @param number of pages that were answered, one more than are shown where there are more */
function stateText(number: number, { most, isSearched, only }: Shown): string {
  if (!isSearched && !only) return 'Modificate di recente';
  if (number > most) return `Mostrate le prime ${most} pagine`;
  if (only === 'trash') {
    if (number > 0) return count(number, 'pagina nel cestino', 'pagine nel cestino');
    return isSearched ? 'Nessuna pagina trovata nel cestino' : 'Il cestino è vuoto';
  }
  if (!only) {
    return number === 0
      ? 'Nessuna pagina trovata'
      : `${count(number, 'pagina trovata', 'pagine trovate')} per nome o nei testi`;
  }
  if (number > 0) return count(number, 'pagina da pubblicare', 'pagine da pubblicare');
  return isSearched ? 'Nessuna pagina da pubblicare trovata' : 'Non c’è niente da pubblicare';
}
