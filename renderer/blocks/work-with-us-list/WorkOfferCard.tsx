import type { WorkOffer } from '@generated/entities.ts';
import { cardClass, titleLinkClass } from '../../ui/card/card.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { safeSrc, sizedSrc } from '../../ui/img/sources.ts';
import { safeHref } from '../../ui/link/safe-href.ts';
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
    <article className={cardClass(styles.card, href !== undefined)}>
      {logo && <img src={sizedSrc(logo, 284)} alt="" width={142} height={40} loading="lazy" />}
      <h3>
        {href ? (
          <a href={href} className={titleLinkClass}>
            {title || 'Senza titolo'}
          </a>
        ) : (
          title || 'Senza titolo'
        )}
      </h3>
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
