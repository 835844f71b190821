import { telephone } from '@renderer/ui/link/telephone.ts';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';
import { longDate } from '../cms/map/dates.ts';
import type { CmsPage } from '../cms/map/page.ts';
import { list, object, text } from '../cms/map/values.ts';
import styles from './Article.module.css';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { breadcrumbs } from './breadcrumbs.ts';

/** Classic and Gutenberg content, and posts: title, facts, picture, sanitised text. */
export function Article({ page }: { page: CmsPage }) {
  const image = page.featuredImage;
  return (
    <article className={styles.article}>
      <Breadcrumbs crumbs={breadcrumbs(page)} current={page.post_title} />
      <header className={styles.header}>
        <h1>{page.post_title}</h1>
        <Facts page={page} />
      </header>
      {image && (
        <img
          className={styles.image}
          src={`${image.url}?width=930&auto=format`}
          srcSet={[480, 930, 1440]
            .map((w) => `${image.url}?width=${w}&auto=format ${w}w`)
            .join(', ')}
          sizes="(max-width: 1024px) 100vw, 930px"
          alt={image.alt}
          width={image.width ?? 1600}
          height={image.height ?? 900}
          fetchPriority="high"
        />
      )}
      <div className={styles.text}>
        <RichText html={page.content_rendered || page.post_content} article />
      </div>
    </article>
  );
}

function Facts({ page }: { page: CmsPage }) {
  if (page.post_type === 'news') {
    return (
      <p className={styles.facts}>
        <time dateTime={page.post_date.slice(0, 10)}>{longDate(page.post_date)}</time>
      </p>
    );
  }
  if (page.post_type === 'event') {
    const place = text(object(page.acf.event_location).address);
    const when = text(page.acf.date_time);
    return <p className={styles.facts}>{[when, place].filter(Boolean).join(' · ')}</p>;
  }
  if (page.post_type === 'shop') return <ShopFacts page={page} />;
  return null;
}

function ShopFacts({ page }: { page: CmsPage }) {
  const address = text(object(page.acf.location).address);
  const hours = list(page.acf.working_day_time).map(object);
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
      {phone && (
        <p className={styles.call}>
          <a href={telephone(phone)}>Chiama il {phone}</a>
        </p>
      )}
      <dl>
        {hours.map((entry) => (
          <div key={text(entry.days_descriptions)}>
            <dt>{text(entry.days_descriptions)}</dt>
            <dd>{text(entry.working_hour_description)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.back}>
        <a href="/punti-vendita">Tutti i punti vendita</a>
      </p>
    </div>
  );
}
