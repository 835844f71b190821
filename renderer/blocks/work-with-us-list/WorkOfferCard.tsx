import type { WorkOffer } from '@generated/entities.ts';
import { Fragment } from 'react';
import { cardClass, titleLinkClass } from '../../ui/card/card.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { safeSrc, sizedSrc } from '../../ui/img/sources.ts';
import { safeHref } from '../../ui/link/safe-href.ts';
import { plainText } from '../../ui/text/plain-text.ts';
import styles from './WorkOfferCard.module.css';

/** Contract and pay are two: each point of a list has a line of its own. */
const POINT = /<li\b[^>]*>/i;

/** A job offer; the whole card leads to it. */
export function WorkOfferCard({ offer }: { offer: WorkOffer }) {
  const { title, place } = offer;
  const href = safeHref(offer.href);
  const logo = safeSrc(offer.image);
  const lines = offer.desc.split(POINT).flatMap((part) => plainText(part) || []);
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
      {lines.length > 0 && (
        <p className={styles.text}>
          {lines.map((line, index) => (
            <Fragment key={index}>
              {index > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </p>
      )}
      {href && (
        <p className={styles.more} aria-hidden="true">
          Leggi l’offerta
          <Icon name="ArrowRight" size={18} />
        </p>
      )}
    </article>
  );
}
