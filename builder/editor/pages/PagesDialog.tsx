import { useCallback, useEffect, useState } from 'react';
import type { PageEntry } from '../../cms/pages.ts';
import { useSearch } from '../../form/widgets/use-search.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { useSession, useUi } from '../context.ts';
import { pageStatus } from '../page-status.ts';
import styles from './Pages.module.css';

/** Opens another page of the site in the editor. */
export function PagesDialog() {
  const { cms, ui } = useSession();
  const open = useUi(({ page }) => page);
  const [query, setQuery] = useState('');
  const ask = useCallback((text: string) => cms.pages.find(text), [cms]);
  const found = useSearch<PageEntry>(query.trim(), ask);
  const recent = useRecent(ask);
  const { items, state } = query.trim() === '' ? recent : found;
  return (
    <Dialog
      title="Pagine"
      wide
      onClose={() => ui.setState({ pages: null })}
      actions={
        <Button variant="primary" onClick={() => ui.setState({ pages: 'new' })}>
          <Icon name="plus" size={18} /> Nuova pagina
        </Button>
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
        {state === 'failed' && 'WordPress non risponde. Riprova tra poco.'}
        {state === 'found' &&
          (items.length === 0
            ? 'Nessuna pagina corrisponde.'
            : query.trim() === ''
              ? 'Modificate di recente'
              : 'Pagine trovate')}
      </p>
      <ul className={styles.list}>
        {items.map(({ id, title, path, status }) => (
          <li key={id}>
            <a
              className={styles.page}
              href={`${path}?pb`}
              aria-current={id === open.id ? 'page' : undefined}
            >
              <span className={styles.title}>{title || 'Senza titolo'}</span>
              <span className={styles.path}>{path}</span>
              <span className={styles.status} data-status={status}>
                {id === open.id ? 'Aperta qui' : pageStatus(status)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** What was changed last, asked once. */
function useRecent(ask: (query: string) => Promise<readonly PageEntry[]>) {
  const [recent, setRecent] = useState<{
    items: readonly PageEntry[];
    state: 'loading' | 'found' | 'failed';
  }>({ items: [], state: 'loading' });
  useEffect(() => {
    let current = true;
    ask('').then(
      (items) => current && setRecent({ items, state: 'found' }),
      () => current && setRecent({ items: [], state: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [ask]);
  return recent;
}
