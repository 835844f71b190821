import type { ContentCard } from '@generated/entities.ts';
import type { PageContext } from '../../contract.ts';
import { cardClass, titleLinkClass } from '../card/card.ts';
import { glossaryIcon } from '../glossary/glossary-icon.ts';
import { Icon } from '../icon/Icon.tsx';
import { IconChip } from '../icon/IconChip.tsx';
import { ResponsiveImg } from '../img/ResponsiveImg.tsx';
import { safeSrc } from '../img/sources.ts';
import { plainText } from '../text/plain-text.ts';
import styles from './CardOfContent.module.css';

const MONTHS = ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'];

const KINDS: Readonly<Record<string, string>> = { news: 'News', event: 'Evento', guide: 'Guida' };

/** Drawn where a card has no picture. */
const ICONS: Readonly<Record<string, string>> = { news: 'Speaker', event: 'Calendar' };

/** News or event as a card; the whole card leads to it. */
export function CardOfContent(view: {
  card: ContentCard;
  context: PageContext;
  /** An event that took place: its day alone reads like one to come. */
  past?: boolean;
  /** Its category, in a list of nothing but its kind. */
  category?: string;
}) {
  const { card, context, past, category } = view;
  const { title, href, img, imgMobile, eventDate, dateIso, position } = card;
  const text = plainText(card.text);
  const icon = card.icon && glossaryIcon(card.icon);
  const kind = past ? 'Evento concluso' : (category ?? KINDS[card.type] ?? 'Approfondimento');
  return (
    <article className={cardClass(styles.card)}>
      <div className={styles.picture}>
        {safeSrc(img) ? (
          <ResponsiveImg
            src={img}
            mobile={imgMobile === img ? undefined : imgMobile}
            alt={card.imgAlt}
            width={400}
            ratio={16 / 10}
            context={context}
          />
        ) : (
          <Icon name={icon ?? ICONS[card.type] ?? 'Info'} size={56} className={styles.noPicture} />
        )}
        {safeSrc(img) && <IconChip name={icon} tone="white" className={styles.icon} />}
        {eventDate && (
          <time className={styles.day} dateTime={dateIso}>
            <strong>{eventDate.day}</strong>
            {MONTHS[Number(eventDate.month) - 1]} {dateIso?.slice(0, 4)}
          </time>
        )}
      </div>
      <div className={styles.body}>
        <p className={styles.kind}>
          {[kind, position?.city].filter(Boolean).join(' · ')}
          {card.date && <time dateTime={dateIso}>{card.date}</time>}
        </p>
        <h3>
          <a href={href} className={titleLinkClass}>
            {title || 'Senza titolo'}
          </a>
        </h3>
        {text && <p className={styles.text}>{text}</p>}
      </div>
    </article>
  );
}
