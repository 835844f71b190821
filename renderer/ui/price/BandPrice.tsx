import { keepTogether } from '../text/keep-together.ts';
import styles from './Price.module.css';

const SEPARATOR = ' · ';

/** A price per tariff band: lines end between the bands, and none with what separates them. */
export function BandPrice({ price }: { price: string }) {
  return (
    <span className={styles.bands}>
      {price.split(SEPARATOR).map((band, index) => (
        <span key={index}>
          {index > 0 && <span className={styles.separator}>{SEPARATOR}</span>}
          {keepTogether(band)}
        </span>
      ))}
    </span>
  );
}
