import type { InfographicListProps } from '@generated/types.ts';
import { classNames } from '@renderer/ui/class-names.ts';
import { formatFigure } from './format-figure.ts';
import styles from './InfographicList.module.css';
import { Ring } from './Ring.tsx';

type Item = InfographicListProps['items'][number];

/** Characters up to which a number is written large, and up to which words stand in the ring. */
const LARGE = 5;
const MEDIUM = 9;
const WORDS = 8;

/** One number in its ring, with its words and caption (spec 2.12, infographic list). */
export function Figure({ item, id }: { item: Item; id: string }) {
  const { number, string = '', caption, separator } = item;
  const digits = number === undefined ? '' : formatFigure(number, separator);
  const isShort = string.length <= WORDS;
  return (
    <>
      <div className={styles.gauge}>
        <Ring id={id} percentage={item.percentage} start={item.startColor} stop={item.stopColor} />
        <p className={styles.figure}>
          {digits && <span className={classNames(styles.number, sizeOf(digits))}>{digits}</span>}
          {isShort && string && <span>{string}</span>}
        </p>
      </div>
      {!isShort && <p className={styles.words}>{string}</p>}
      {caption && <p className={styles.caption}>{caption}</p>}
    </>
  );
}

function sizeOf(digits: string): string | undefined {
  if (digits.length <= LARGE) return undefined;
  return digits.length <= MEDIUM ? styles.medium : styles.small;
}
