import type { Store } from '@generated/entities.ts';
import { cardClass } from '@renderer/ui/card/card.ts';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { Notice } from '@renderer/ui/notice/Notice.tsx';
import styles from './StoreCard.module.css';

/** A shop with its address, its hours and what is different there for now. */
export function StoreCard({ store, showAlert }: { store: Store; showAlert: boolean }) {
  return (
    <article className={cardClass(styles.store, false)}>
      <h4>
        <a href={store.href}>{store.city}</a>
      </h4>
      {store.address && (
        <p className={styles.line}>
          <Icon name="Pointer" size={20} />
          <span>{store.address}</span>
        </p>
      )}
      {store.openingDays.length > 0 && (
        <div className={styles.line}>
          <Icon name="Clock" size={20} />
          <dl>
            {store.openingDays.map((entry) => (
              <div key={`${entry.days_descriptions}${entry.working_hour_description}`}>
                <dt>{entry.days_descriptions}</dt>
                <dd>{entry.working_hour_description}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {showAlert && <Notice text={store.alertText} />}
    </article>
  );
}
