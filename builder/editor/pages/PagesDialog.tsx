import { useCallback, useEffect, useState } from 'react';
import { asCmsFailure } from '../../cms/cms-failure.ts';
import type { PageEntry } from '../../cms/pages.ts';
import { type Answer, type Found, useSearch } from '../../form/widgets/use-search.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { useSession, useUi } from '../context.ts';
import { pageState, plannedState } from '../page-status.ts';
import { ReadFailure } from '../ReadFailure.tsx';
import styles from './Pages.module.css';

/** Opens another page of the site in the editor. */
export function PagesDialog() {
  const { cms, ui } = useSession();
  const open = useUi(({ page }) => page);
  const [query, setQuery] = useState('');
  const ask = useCallback((text: string) => cms.pages.find(text), [cms]);
  const found = useSearch<PageEntry>(query.trim(), ask);
  const recent = useRecent(ask);
  const shown = query.trim() === '' ? recent : found;
  const { items, state } = shown;
  return (
    <Dialog
      title="Pagine"
      wide
      onClose={() => ui.setState({ pages: null })}
      actions={
        <>
          <Button
            icon={<Icon name="settings" size={17} />}
            onClick={() => ui.setState({ pages: 'settings' })}
          >
            Impostazioni di questa pagina
          </Button>
          <Button variant="primary" onClick={() => ui.setState({ pages: 'new' })}>
            <Icon name="plus" size={18} /> Nuova pagina
          </Button>
        </>
      }
    >
      <SearchField
        label="Cerca una pagina"
        placeholder="Titolo o testo della pagina"
        value={query}
        onChange={setQuery}
      />
      <p className={styles.state} role="status">
        {state === 'loading' && 'Ricerca…'}
        {state === 'found' &&
          (items.length === 0
            ? 'Nessuna pagina corrisponde.'
            : query.trim() === ''
              ? 'Modificate di recente'
              : 'Pagine trovate')}
      </p>
      {shown.state === 'failed' && <ReadFailure failure={shown.failure} onRetry={shown.retry} />}
      <ul className={styles.list}>
        {items.map((entry) => (
          <li key={entry.id}>
            <PageLink entry={entry} isOpen={entry.id === open.id} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function PageLink({ entry, isOpen }: { entry: PageEntry; isOpen: boolean }) {
  const { title, path, status } = entry;
  const planned = plannedState(entry);
  return (
    <a className={styles.page} href={`${path}?pb`} aria-current={isOpen ? 'page' : undefined}>
      <span className={styles.title}>{title || 'Senza titolo'}</span>
      <span className={styles.path}>{path}</span>
      <span className={styles.status} data-status={status}>
        {isOpen ? 'Aperta qui' : pageState(entry)}
        {planned && <span className={styles.planned}>{planned}</span>}
      </span>
    </a>
  );
}

/** What was changed last. */
function useRecent(ask: (query: string) => Promise<readonly PageEntry[]>): Found<PageEntry> {
  const [recent, setRecent] = useState<Answer<PageEntry>>({ items: [], state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again.
  useEffect(() => {
    let current = true;
    setRecent({ items: [], state: 'loading' });
    ask('').then(
      (items) => current && setRecent({ items, state: 'found' }),
      (error: unknown) =>
        current && setRecent({ items: [], state: 'failed', failure: asCmsFailure(error) }),
    );
    return () => {
      current = false;
    };
  }, [ask, attempt]);
  return { ...recent, retry: () => setAttempt(attempt + 1) };
}
