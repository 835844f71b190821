import type { ReactNode } from 'react';
import { type Facets, isShown } from '../../offers/offer-filters.ts';
import styles from './FilteredOffers.module.css';
import { FilterFields } from './FilterFields.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { useOfferFilters } from './use-offer-filters.ts';

/** Cards of offers with their filters: beside the list, on phones in a panel from the bottom. */
export function FilteredOffers(view: {
  label: string;
  facets: readonly Facets[];
  tiles: readonly ReactNode[];
  /** Said under each card, in the same order. */
  notes?: readonly ReactNode[];
}) {
  const { label, facets, tiles, notes = [] } = view;
  const { groups, selection, toggle, clear, chosen } = useOfferFilters(facets);
  const visible = facets.map((facet) => isShown(facet, selection));
  const count = visible.filter(Boolean).length;
  const fields = { facets, groups, selection, toggle };
  return (
    <>
      {groups.length > 0 && (
        <div className={styles.bar}>
          <div className={styles.inline}>
            <FilterFields {...fields} />
          </div>
          <FilterSheet chosen={chosen} count={count} clear={clear}>
            <FilterFields {...fields} />
          </FilterSheet>
          <div className={styles.count}>
            <p role="status">{count === 1 ? '1 offerta' : `${count} offerte`}</p>
            {chosen > 0 && (
              <button type="button" className={styles.clear} onClick={clear}>
                Azzera i filtri
              </button>
            )}
          </div>
        </div>
      )}
      <ul className={styles.list} aria-label={label}>
        {tiles.map((tile, index) => (
          <li key={index} hidden={!visible[index]}>
            {tile}
            {notes[index]}
          </li>
        ))}
      </ul>
      {count === 0 && <p className={styles.none}>Nessuna offerta con questi filtri.</p>}
    </>
  );
}
