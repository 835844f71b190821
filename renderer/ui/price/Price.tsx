import { classNames } from '../class-names.ts';
import styles from './Price.module.css';

/** How a billing type reads after a price (spec 9, billing types). */
const BILLING: Readonly<Record<string, string>> = {
  'una tantum': 'una tantum',
  mese: 'al mese',
  minuto: 'al minuto',
};

/** A price, with the full one struck through beside a discounted one; named for screen readers. */
export function Price(price: {
  full: string | undefined;
  discounted?: string;
  billing?: string;
  large?: boolean;
}) {
  const { full, discounted, billing = '', large } = price;
  if (!full && !discounted) return null;
  return (
    <span className={classNames(styles.price, large && styles.large)}>
      {discounted && full && (
        <>
          <span className="visually-hidden">Prezzo pieno </span>
          <s className={styles.full}>{full}</s>
        </>
      )}
      {discounted && <span className="visually-hidden">Prezzo scontato </span>}
      {/* The figure alone, so that the editor knows its field and writes it where it stands. */}
      <strong>{discounted || full}</strong>
      {BILLING[billing] && <span className={styles.billing}>{BILLING[billing]}</span>}
    </span>
  );
}
