import { useCallback, useState } from 'react';
import { blockName } from '../../catalogue.ts';
import type { Usage } from '../../cms/library.ts';
import { useSearch } from '../../form/widgets/use-search.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useSession } from '../context.ts';
import { count } from '../format.ts';
import { ReadFailure } from '../ReadFailure.tsx';
import styles from './WhereUsed.module.css';

export type Wanted = { component: string } | { text: string };

/** Pages of the site that hold a kind of block, an image, or any text such as a telephone number. */
export function WhereUsedDialog({ wanted }: { wanted: Wanted }) {
  const { cms, ui } = useSession();
  const component = 'component' in wanted ? wanted.component : undefined;
  const [text, setText] = useState('text' in wanted ? wanted.text : '');
  const query = component ?? (text.trim().length < 2 ? '' : text.trim());
  const ask = useCallback(
    (what: string) =>
      cms.library.whereUsed(component === undefined ? { text: what } : { component: what }),
    [cms, component],
  );
  const found = useSearch<Usage>(query, ask);
  const { items, state } = found;
  const places = items.reduce((sum, usage) => sum + usage.count, 0);
  return (
    <Dialog
      title={component ? `Dove si usa «${blockName(component)}»` : 'Dove si usa'}
      description={
        component
          ? undefined
          : 'Un testo, un numero di telefono, l’indirizzo di un’immagine o di una pagina: in quali pagine e blocchi condivisi compare.'
      }
      wide
      onClose={() => ui.setState({ whereUsed: null })}
    >
      {component === undefined && (
        <SearchField
          label="Testo da cercare"
          placeholder="Per esempio 800 123 456"
          value={text}
          onChange={setText}
        />
      )}
      <p className={styles.sum} role="status">
        {state === 'loading' && (
          <>
            <Spinner size={15} /> Ricerca in tutte le pagine…
          </>
        )}
        {state === 'found' &&
          (items.length === 0
            ? 'In nessuna pagina.'
            : `${count(places, 'posto', 'posti')}: ${holders(items)}`)}
      </p>
      {found.state === 'failed' && <ReadFailure failure={found.failure} onRetry={found.retry} />}
      <ul className={styles.list}>
        {items.map((usage) => (
          <UsageItem
            key={`${usage.id} ${usage.planned}`}
            usage={usage}
            quotes={!isAddress(query)}
          />
        ))}
      </ul>
    </Dialog>
  );
}

/** Of an address every hit says the same again. */
const isAddress = (query: string) => /^(https?:\/)?\/\S+$/.test(query);

function UsageItem({ usage, quotes }: { usage: Usage; quotes: boolean }) {
  const { title, path, nodes, fields = [], edit = '' } = usage;
  return (
    <li className={styles.usage}>
      {path === '' ? (
        <strong>{title}</strong>
      ) : (
        <a className={styles.page} href={`${path}?pb`} target="_blank" rel="noreferrer">
          {title || path}
          <Icon name="external-link" size={14} label="si apre nell’editor, in un’altra scheda" />
        </a>
      )}
      <span className={styles.path}>
        {placeOf(usage)} · {count(usage.count, 'volta', 'volte')}
      </span>
      {nodes.some((node) => node.text !== '') && (
        <ul className={styles.hits}>
          {nodes.slice(0, 3).map(({ node, component: kind, text: around }) => (
            <li key={node}>
              {blockName(kind)}
              {quotes && `: «…${around}…»`}
            </li>
          ))}
        </ul>
      )}
      {fields.length > 0 && (
        <ul className={styles.hits}>
          {fields.slice(0, 3).map(({ field, text: around }) => (
            <li key={field}>
              {field}
              {quotes && `: «…${around}…»`}
            </li>
          ))}
        </ul>
      )}
      {edit !== '' && (
        <a className={styles.page} href={edit} target="_blank" rel="noreferrer">
          Cambia nei dati di WordPress
          <Icon name="external-link" size={14} label="si apre in un’altra scheda" />
        </a>
      )}
    </li>
  );
}

function placeOf({ id, path, status, pattern, planned }: Usage): string {
  if (id === 0) return 'impostazioni del sito';
  if (pattern) {
    return `blocco condiviso, ${path === '' ? 'per ora in nessuna pagina' : `si modifica per esempio da ${path}`}`;
  }
  if (planned) return `${path} · nelle modifiche programmate`;
  return `${path} · ${status === 'publish' ? 'pubblicata' : 'non pubblicata'}`;
}

/** How many pages and shared blocks, in words. */
export function holders(items: readonly Usage[]): string {
  const shared = items.filter(({ pattern }) => pattern).length;
  const pages = new Set(items.filter(({ pattern, id }) => !pattern && id > 0).map(({ id }) => id))
    .size;
  return [
    pages > 0 && count(pages, 'pagina', 'pagine'),
    shared > 0 && count(shared, 'blocco condiviso', 'blocchi condivisi'),
    items.some(({ id }) => id === 0) && 'impostazioni del sito',
  ]
    .filter(Boolean)
    .join(' e ');
}
