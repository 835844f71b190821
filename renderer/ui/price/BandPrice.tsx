import { keepTogether } from '../text/keep-together.ts';
import styles from './Price.module.css';

const SEPARATOR = ' · ';

/**
 * A price, of one band or of each tariff band: lines end between the bands, and none with what
 * separates them.
 */
export function BandPrice({ price }: { price: string }) {
  const bands = price.split(SEPARATOR);
  if (bands.length === 1) return price;
  return (
    <span className={styles.bands}>
      {bands.map((band, index) => (
        <span key={index}>
          {index > 0 && <span className={styles.separator}>{SEPARATOR}</span>}
          {keepTogether(band)}
        </span>
      ))}
    </span>
  );
}
