import { classNames } from '@renderer/ui/class-names.ts';
import { plainText } from '@renderer/ui/text/plain-text.ts';
import { Tile } from '@renderer/ui/tile/Tile.tsx';
import styles from './Related.module.css';
import type { RelatedItem } from './related-item.ts';

/** Others of an article's kind, each tile a link; nothing when there are none. */
export function Related(related: {
  title: string | undefined;
  items: readonly RelatedItem[];
  /** Below a column of text alone, as wide as that. */
  isColumn: boolean;
}) {
  const { title, items, isColumn } = related;
  if (!title || items.length === 0) return null;
  return (
    <section className={styles.band} aria-labelledby="correlati">
      <div className={classNames(styles.inner, isColumn && styles.column)}>
        <h2 id="correlati">{title}</h2>
        <ul className={styles.tiles}>
          {items.map((item) => (
            <li key={item.href}>
              <Tile {...item} text={item.text && plainText(item.text)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
