import { telephone } from '@renderer/ui/link/telephone.ts';
import type { CmsPage } from '../../cms/map/page.ts';
import { openingDays } from '../../cms/map/store.ts';
import { object, text } from '../../cms/map/values.ts';
import styles from './Article.module.css';

/** Address, opening hours and notices of a shop (spec 3.7). */
export function ShopFacts({ page }: { page: CmsPage }) {
  const address = text(object(page.acf.location).address);
  const hours = openingDays(page.acf.working_day_time);
  const alert = text(page.acf.alert_text);
  const phone = text(page.acf.phone);
  return (
    <div className={styles.shop}>
      {alert && (
        <p className={styles.alert} role="note">
          {alert}
        </p>
      )}
      {address && (
        <address>
          {address}
          <a
            href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`}
            rel="noopener"
          >
            Indicazioni stradali
          </a>
        </address>
      )}
      <dl>
        {hours.map((entry) => (
          <div key={entry.days_descriptions + entry.working_hour_description}>
            <dt>{entry.days_descriptions}</dt>
            <dd>{entry.working_hour_description}</dd>
          </div>
        ))}
      </dl>
      {phone && (
        <p className={styles.call}>
          <a href={telephone(phone)}>Chiama il {phone}</a>
        </p>
      )}
    </div>
  );
}
