import { cardClass, coverClass, titleLinkClass } from '../card/card.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import { ArrowLink } from '../link/ArrowLink.tsx';
import styles from './Tile.module.css';

/** Something to read, without a picture; all of it leads there. */
export function Tile(tile: {
  href: string;
  title: string;
  /** What sets it apart: its topic, its day, its place. */
  note?: string;
  text?: string;
  /** Of a link below; without one the title is the link. */
  ctaLabel?: string;
}) {
  const { href, note, text, ctaLabel } = tile;
  const title = tile.title || 'Senza titolo';
  return (
    <article className={cardClass(styles.tile)}>
      {note && <p className={styles.note}>{note}</p>}
      <h3>
        {ctaLabel ? (
          title
        ) : (
          <a href={href} className={titleLinkClass}>
            {title}
          </a>
        )}
      </h3>
      {text && <p className={styles.text}>{text}</p>}
      {ctaLabel ? (
        <ArrowLink
          href={href}
          label={ctaLabel}
          about={title}
          className={classNames(coverClass, styles.more)}
        />
      ) : (
        <Icon name="ArrowRight" size={20} className={styles.more} />
      )}
    </article>
  );
}
