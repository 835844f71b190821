import { classNames } from '@renderer/ui/class-names.ts';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { plainText } from '@renderer/ui/text/plain-text.ts';
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
              <article className={styles.tile}>
                {item.note && <p className={styles.note}>{item.note}</p>}
                <h3>
                  <a href={item.href}>{item.title || 'Senza titolo'}</a>
                </h3>
                {item.text && <p className={styles.text}>{plainText(item.text)}</p>}
                <Icon name="ArrowRight" size={20} className={styles.arrow} />
              </article>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
