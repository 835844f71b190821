import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { CmsClient } from '../../cms/cms-client.ts';
import { asCmsFailure } from '../../cms/cms-failure.ts';
import type { PageEntry } from '../../cms/pages.ts';
import { type Answer, type Found, useSearch } from '../../form/widgets/use-search.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Tipped } from '../../ui/Tipped.tsx';
import { useIsCut } from '../../ui/use-is-cut.ts';
import { useSession, useUi } from '../context.ts';
import { count } from '../format.ts';
import { draftState, pageState, plannedState } from '../page-status.ts';
import { ReadFailure } from '../ReadFailure.tsx';
import { followLink, opensElsewhere } from './leave-page.ts';
import styles from './Pages.module.css';

/** Pages that are shown; one more is asked for, to know whether there are more. */
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
  const ask = useCallback(
    (text: string) => cms.pages.find(text, Math.min(most + 1, ANSWERED)),
    [cms, most],
  );
  const found = useSearch<PageEntry>(query.trim(), ask);
  const recent = useRecent(cms);
  const isSearched = query.trim() !== '';
  const shown = isSearched ? found : recent;
  const items = shown.items.slice(0, isSearched ? most : SHOWN);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  /** Leads from the field through the list, and back; Enter opens what was found first. */
  const onKeyDown = (event: KeyboardEvent) => {
    const isMeant = isSearched && found.state === 'found' && !event.nativeEvent.isComposing;
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
      description={trashed === null ? undefined : `«${trashed}» è nel cestino.`}
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
      <p className={styles.state} role="status">
        {shown.state === 'loading' && 'Ricerca…'}
        {shown.state === 'found' &&
          (isSearched ? foundText(shown.items.length, most) : 'Modificate di recente')}
      </p>
      {shown.state === 'failed' && <ReadFailure failure={shown.failure} onRetry={shown.retry} />}
      <ul ref={list} className={styles.list} onKeyDown={onKeyDown}>
        {items.map((entry) => (
          <li key={entry.id}>
            <PageLink entry={entry} isOpen={entry.id === open.id} />
          </li>
        ))}
      </ul>
      {isSearched && shown.items.length > most && (
        <Button variant="quiet" onClick={() => setMost(most + SHOWN)}>
          Mostra altre pagine
        </Button>
      )}
    </Dialog>
  );
}

/** @param number of pages that were answered, one more than are shown where there are more */
function foundText(number: number, most: number): string {
  if (number === 0) return 'Nessuna pagina trovata';
  if (number > most) return `Mostrate le prime ${most} pagine`;
  return count(number, 'pagina trovata', 'pagine trovate');
}

function PageLink({ entry, isOpen }: { entry: PageEntry; isOpen: boolean }) {
  const session = useSession();
  const { path, status } = entry;
  const address = `${path}?pb`;
  const title = entry.title || 'Senza titolo';
  const state = isOpen ? 'Aperta qui' : pageState(entry);
  const waiting = [draftState(entry), plannedState(entry)].filter((text) => text !== undefined);
  const link = useRef<HTMLAnchorElement>(null);
  const isCut = useIsCut(link);
  const whole = useMemo(() => ({ label: title, reason: path }), [title, path]);
  const follow = (event: MouseEvent) => {
    if (!isOpen) return followLink(session, event, { address, opens: title });
    if (opensElsewhere(event)) return;
    // It is there already, behind the list.
    event.preventDefault();
    session.ui.setState({ pages: null });
  };
  return (
    <Tipped tip={isCut ? whole : undefined}>
      <a
        ref={link}
        className={styles.page}
        href={address}
        onClick={follow}
        aria-current={isOpen ? 'page' : undefined}
        // Of its parts a screen reader would make a single word.
        aria-label={[title, path, state, ...waiting].join(', ')}
      >
        <span className={styles.title}>{title}</span>
        <span className={styles.path}>{path}</span>
        <span className={styles.status} data-status={status}>
          {state}
          {waiting.map((text) => (
            <span key={text} className={styles.waiting}>
              {text}
            </span>
          ))}
        </span>
      </a>
    </Tipped>
  );
}

/** What was changed last, here or in a draft. */
function useRecent({ pages }: Pick<CmsClient, 'pages'>): Found<PageEntry> {
  const [recent, setRecent] = useState<Answer<PageEntry>>({ items: [], state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again.
  useEffect(() => {
    let current = true;
    setRecent({ items: [], state: 'loading' });
    pages.find('', SHOWN).then(
      (items) => current && setRecent({ items, state: 'found' }),
      (error: unknown) =>
        current && setRecent({ items: [], state: 'failed', failure: asCmsFailure(error) }),
    );
    return () => {
      current = false;
    };
  }, [pages, attempt]);
  return { ...recent, retry: () => setAttempt(attempt + 1) };
}
