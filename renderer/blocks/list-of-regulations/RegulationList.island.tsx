import { type ReactNode, useMemo } from 'react';
import { FilterButtons } from '../../ui/filters/FilterButtons.tsx';
import filterStyles from '../../ui/filters/Filters.module.css';
import { useAddressFilter } from '../../ui/filters/use-address-filter.ts';
import { hasTerm, type Term } from './filter-regulations.ts';
import styles from './RegulationList.module.css';

/**
 * Regulations as tiles, filtered by the term with `activeID`; null shows all (spec 4.5). The address
 * names the term by its slug.
 * @param termsOf ids of each regulation's terms, in the order of the tiles
 */
export default function RegulationList(list: {
  terms: Term[];
  termsOf: number[][];
  /** A tile for each regulation. */
  children: ReactNode[];
}) {
  const { terms, termsOf, children } = list;
  const slugs = useMemo(() => terms.map(({ slug }) => slug), [terms]);
  const [chosen, choose] = useAddressFilter('argomento', slugs);
  const activeID = terms.find(({ slug }) => slug === chosen)?.id ?? null;
  const shown = termsOf.map((ids) => hasTerm(ids, activeID));
  const count = shown.filter(Boolean).length;
  return (
    <div className={styles.list}>
      {terms.length > 1 && (
        <FilterButtons
          label="Argomenti"
          options={[
            { value: null, label: 'Tutte' },
            ...terms.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          selected={activeID}
          className={filterStyles.bar}
          onSelect={(id) => choose(terms.find((term) => term.id === id)?.slug)}
        />
      )}
      <p role="status" className="visually-hidden">
        {count} {count === 1 ? 'normativa' : 'normative'}
      </p>
      <ul className={styles.tiles}>
        {children.map((tile, index) => (
          <li key={index} hidden={!shown[index]}>
            {tile}
          </li>
        ))}
      </ul>
    </div>
  );
}
