import { keepTogether } from '../text/keep-together.ts';
import styles from './Price.module.css';

const SEPARATOR = ' · ';

/**
 * A price, of one band or of each tariff band: lines end between the bands, and none with what
 * separates them. Editors write the unit once, behind the last one; on lines of their own each needs it.
 */
export function BandPrice({ price }: { price: string }) {
  const bands = price.split(SEPARATOR);
  if (bands.length === 1) return price;
  const [unit = ''] = / €\/\S+$/.exec(price) ?? [];
  return (
    <span className={styles.bands}>
      {bands.map((band, index) => (
        <span key={index}>
          {index > 0 && <span className={styles.separator}>{SEPARATOR}</span>}
          {keepTogether(/\d$/.test(band) ? band + unit : band)}
        </span>
      ))}
    </span>
  );
}
