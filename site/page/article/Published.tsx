import dayjs from 'dayjs';
import { eventDate, longDate } from '../../cms/map/dates.ts';
import type { CmsPage } from '../../cms/map/page.ts';
import { object, text } from '../../cms/map/values.ts';
import styles from './Article.module.css';
import { ShopFacts } from './ShopFacts.tsx';

/** When and where: what a visitor looks for first on a post. */
export function Facts({ page }: { page: CmsPage }) {
  switch (page.post_type) {
    case 'news':
      return (
        <p className={styles.facts}>
          <time dateTime={page.post_date.slice(0, 10)}>{longDate(page.post_date)}</time>
        </p>
      );
    case 'event':
      return <EventFacts page={page} />;
    case 'work-offer':
      return <p className={styles.facts}>{text(object(page.acf.workOffer).sede)}</p>;
    case 'shop':
      return <ShopFacts page={page} />;
    default:
      return null;
  }
}

function EventFacts({ page }: { page: CmsPage }) {
  const date = eventDate(page.acf.date_time);
  const place = text(object(page.acf.event_location).address);
  return (
    <p className={styles.facts}>
      {date && (
        <time dateTime={date.iso}>{dayjs(date.iso).locale('it').format('dddd D MMMM YYYY')}</time>
      )}
      {date && place && ' · '}
      {place}
    </p>
  );
}
