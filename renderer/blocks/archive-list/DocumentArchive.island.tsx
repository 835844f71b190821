import type { DocumentItem, ListFilter } from '@generated/entities.ts';
import { useDeferredValue, useMemo } from 'react';
import { DownloadGrid } from '../../ui/download/DownloadGrid.tsx';
import { usableDownloads } from '../../ui/download/downloads.ts';
import { FilterButtons } from '../../ui/filters/FilterButtons.tsx';
import filterStyles from '../../ui/filters/Filters.module.css';
import { useAddressFilter } from '../../ui/filters/use-address-filter.ts';
import styles from './DocumentArchive.module.css';
import { ALL, documentsOf, filterOptions } from './filter-documents.ts';

/** The archive's documents with their filters; the address's query remembers the chosen one. */
export default function DocumentArchive(archive: {
  documents: DocumentItem[];
  filters: ListFilter[];
}) {
  const { documents, filters } = archive;
  const values = useMemo(() => filters.map((filter) => filter.value), [filters]);
  const [value = ALL, choose] = useAddressFilter('categoria', values);
  // The button answers at once, a long list follows when it is drawn.
  const listed = useDeferredValue(value);
  const pending = listed !== value;

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
            onSelect={(chosen) => choose(chosen === ALL ? undefined : chosen)}
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
