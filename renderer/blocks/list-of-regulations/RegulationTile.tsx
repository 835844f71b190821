import type { Regulation } from '@generated/entities.ts';
import { ArrowLink } from '../../ui/link/ArrowLink.tsx';
import styles from './RegulationTile.module.css';

/** A regulation with its terms; the whole tile is the link. */
export function RegulationTile(tile: { regulation: Regulation; ctaLabel: string }) {
  const { title, text, terms, href } = tile.regulation;
  return (
    <article className={styles.tile}>
      {terms.length > 0 && (
        <p className={styles.terms}>{terms.map(({ name }) => name).join(' · ')}</p>
      )}
      <h3>{title || 'Senza titolo'}</h3>
      {text && <p className={styles.text}>{text}</p>}
      <ArrowLink href={href} label={tile.ctaLabel} about={title} className={styles.more} />
    </article>
  );
}
