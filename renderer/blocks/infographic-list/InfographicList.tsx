import type { InfographicListProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { classNames } from '@renderer/ui/class-names.ts';
import { Section } from '@renderer/ui/section/Section.tsx';
import { SectionHeader } from '@renderer/ui/section/SectionHeader.tsx';
import { formatFigure } from './figure.ts';
import styles from './InfographicList.module.css';
import { Ring } from './Ring.tsx';

/** Characters of a number beyond which it is written smaller, to stay inside its ring. */
const SHORT = 5;

export default function InfographicList({ props, nodeId }: BlockViewProps<InfographicListProps>) {
  const items = props.items.filter(
    (item) => item.number !== undefined || item.string || item.caption,
  );
  return (
    <Section layout={props}>
      <SectionHeader title={props.title} align="center" />
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map((item, index) => {
            const number =
              item.number === undefined ? '' : formatFigure(item.number, item.separator);
            return (
              <li key={`${nodeId}-${index}`}>
                <div className={styles.gauge}>
                  <Ring
                    id={`${nodeId}-ring-${index}`}
                    percentage={item.percentage}
                    start={item.startColor}
                    stop={item.stopColor}
                  />
                  <p className={styles.figure}>
                    {number && (
                      <span
                        className={classNames(styles.number, number.length > SHORT && styles.long)}
                      >
                        {number}
                      </span>
                    )}
                    {item.string && <span>{item.string}</span>}
                  </p>
                </div>
                {item.caption && <p className={styles.caption}>{item.caption}</p>}
              </li>
            );
          })}
        </ul>
      )}
    </Section>
  );
}
