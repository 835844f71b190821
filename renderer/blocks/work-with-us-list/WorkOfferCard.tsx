import type { WorkOffer } from '@generated/entities.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { safeSrc, sizedSrc } from '../../ui/img/sources.ts';
import { safeHref } from '../../ui/link/safe-href.ts';
import surface from '../../ui/surface/Surface.module.css';
import { plainText } from '../../ui/text/plain-text.ts';
import styles from './WorkOfferCard.module.css';

/** On one line, the points of a list are told apart: contract and pay are two. */
const BETWEEN_POINTS = /<\/li>(?=\s*<li\b)/gi;

/** A job offer; the whole card leads to it. */
export function WorkOfferCard({ offer }: { offer: WorkOffer }) {
  const { title, place } = offer;
  const href = safeHref(offer.href);
  const logo = safeSrc(offer.image);
  const text = plainText(offer.desc.replace(BETWEEN_POINTS, ' · '));
  return (
    <article className={classNames(surface.card, surface.lift, styles.card)}>
      {logo && <img src={sizedSrc(logo, 284)} alt="" width={142} height={40} loading="lazy" />}
      <h3>{href ? <a href={href}>{title || 'Senza titolo'}</a> : title || 'Senza titolo'}</h3>
      {place && (
        <p className={styles.place}>
          <Icon name="Pointer" size={20} />
          <span>{place}</span>
        </p>
      )}
      {text && <p className={styles.text}>{text}</p>}
      {href && (
        <p className={styles.more} aria-hidden="true">
          Leggi l’offerta
          <Icon name="ArrowRight" size={18} />
        </p>
      )}
    </article>
  );
}
