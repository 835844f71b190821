import { longDate } from '../../cms/map/dates.ts';
import type { CmsPage } from '../../cms/map/page.ts';
import styles from './Article.module.css';

/** The day of a news item, which tells how much of it still holds. */
export function Published({ page }: { page: CmsPage }) {
  if (page.post_type !== 'news') return null;
  return (
    <p className={styles.published}>
      <time dateTime={page.post_date.slice(0, 10)}>{longDate(page.post_date)}</time>
    </p>
  );
}
