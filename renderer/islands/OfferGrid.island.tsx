import type { ReactNode } from 'react';
import type { Facets } from '../offers/offer-filters.ts';
import styles from '../ui/offer-grid/FilteredOffers.module.css';
import { FilteredOffers } from '../ui/offer-grid/FilteredOffers.tsx';

/** A list of offers with its filters; without scripts all offers stand there, unfiltered. */
export default function OfferGrid(grid: {
  label: string;
  facets: Facets[];
  /** A card for each offer. */
  children: ReactNode[];
}) {
  const { label, facets, children } = grid;
  return (
    <div className={styles.wrapper}>
      <FilteredOffers label={label} facets={facets} tiles={children} />
    </div>
  );
}
