import type { DocumentItem, ListFilter } from '@generated/entities.ts';
import { keptState } from '@renderer/islands/use-entry-state.ts';
import { useDeferredValue, useEffect, useState } from 'react';
import { DownloadGrid } from '../../ui/download/DownloadGrid.tsx';
import { usableDownloads } from '../../ui/download/downloads.ts';
import { FilterButtons } from '../../ui/filters/FilterButtons.tsx';
import filterStyles from '../../ui/filters/Filters.module.css';
import styles from './DocumentArchive.module.css';
import {
  ALL,
  addressWithFilter,
  documentsOf,
  filterOfQuery,
  filterOptions,
} from './filter-documents.ts';

/** The archive's documents with their filters; the address's query remembers the chosen one. */
export default function DocumentArchive(archive: {
  documents: DocumentItem[];
  filters: ListFilter[];
}) {
  const { documents, filters } = archive;
  const [value, setValue] = useState(ALL);
  // The button answers at once, a long list follows when it is drawn.
  const listed = useDeferredValue(value);
  const pending = listed !== value;

  useEffect(() => {
    const asked = filterOfQuery(window.location.search, filters);
    if (asked !== ALL) setValue(asked);
  }, [filters]);

  const select = (chosen: string) => {
    setValue(chosen);
    // Replaced, not pushed: a filter is a view of the page, not a step of the visit.
    window.history.replaceState(keptState(), '', addressWithFilter(window.location.href, chosen));
  };

  const shown = usableDownloads(
    documentsOf(documents, filters, listed).map(({ text, href, label }) => ({
      label: text,
      href,
      action: label,
    })),
  );
  return (
    <div className={styles.archive} aria-busy={pending}>
      <div className={styles.head}>
        {filters.length > 0 && (
          <FilterButtons
            label="Categorie di documenti"
            options={filterOptions(filters)}
            selected={value}
            className={filterStyles.bar}
            onSelect={select}
          />
        )}
        <p role="status" className={styles.count}>
          {pending
            ? 'Caricamento...'
            : `${shown.length} ${shown.length === 1 ? 'documento' : 'documenti'}`}
        </p>
      </div>
      <DownloadGrid files={shown} />
    </div>
  );
}
