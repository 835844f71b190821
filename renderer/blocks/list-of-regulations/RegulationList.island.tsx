import type { Regulation } from '@generated/entities.ts';
import { useState } from 'react';
import { FilterButtons } from '../../ui/filters/FilterButtons.tsx';
import filterStyles from '../../ui/filters/Filters.module.css';
import { ArrowLink } from '../../ui/link/ArrowLink.tsx';
import { regulationsOf, termsOf } from './filter-regulations.ts';
import styles from './RegulationList.module.css';

/** Regulations as tiles, filtered by the term with `activeID`; null shows all (spec 4.5). */
export default function RegulationList(list: { regulations: Regulation[]; ctaLabel: string }) {
  const { regulations, ctaLabel } = list;
  const [activeID, setActiveID] = useState<number | null>(null);
  const terms = termsOf(regulations);
  const shown = regulationsOf(regulations, activeID);
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
          onSelect={setActiveID}
        />
      )}
      <p role="status" className="visually-hidden">
        {shown.length} {shown.length === 1 ? 'normativa' : 'normative'}
      </p>
      <ul className={styles.tiles}>
        {shown.map((regulation) => (
          <li key={regulation.id}>
            <Tile regulation={regulation} ctaLabel={ctaLabel} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Tile({ regulation, ctaLabel }: { regulation: Regulation; ctaLabel: string }) {
  const { title, text, terms, href } = regulation;
  return (
    <article className={styles.tile}>
      {terms.length > 0 && (
        <p className={styles.terms}>{terms.map(({ name }) => name).join(' · ')}</p>
      )}
      <h3>{title || 'Senza titolo'}</h3>
      {text && <p className={styles.text}>{text}</p>}
      <ArrowLink
        href={href}
        label={ctaLabel || 'Scopri di più'}
        about={title}
        className={styles.more}
      />
    </article>
  );
}
