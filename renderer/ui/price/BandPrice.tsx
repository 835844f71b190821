import { keepTogether } from '../text/keep-together.ts';
import styles from './Price.module.css';

const SEPARATOR = ' · ';
const UNIT = /\s€\/\S+/;

/**
 * A price, of one band or of each tariff band: lines end between the bands, and none with what
 * separates them. Editors write the unit once, behind the last band of a commodity; on lines of
 * their own each needs it.
 */
export function BandPrice({ price }: { price: string }) {
  const bands = price.split(SEPARATOR);
  if (bands.length === 1) return keepTogether(price);
  const unitAfter = (index: number) => UNIT.exec(bands.slice(index).join(SEPARATOR))?.[0] ?? '';
  return (
    <span className={styles.bands}>
      {bands.map((band, index) => (
        <span key={index}>
          {index > 0 && <span className={styles.separator}>{SEPARATOR}</span>}
          {keepTogether(/\d$/.test(band) ? band + unitAfter(index) : band)}
        </span>
      ))}
    </span>
  );
}
