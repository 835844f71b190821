import type { GlossaryArticle } from '@generated/entities.ts';
import type { PageContext } from '../../contract.ts';
import { cardClass, titleLinkClass } from '../card/card.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import { Img } from '../img/Img.tsx';
import { safeHref } from '../link/safe-href.ts';
import { plainText } from '../text/plain-text.ts';
import styles from './GlossaryCard.module.css';
import { glossaryIcon } from './glossary-icon.ts';

/** A glossary article; the whole card leads to it. `compact` leaves the picture out. */
export function GlossaryCard(card: {
  article: GlossaryArticle;
  context: PageContext;
  compact?: boolean;
}) {
  const { article, context, compact } = card;
  const title = article.title || 'Senza titolo';
  const text = plainText(article.text);
  const href = safeHref(article.permalink);
  return (
    <article
      className={cardClass(classNames(styles.card, compact && styles.compact), href !== undefined)}
    >
      {!compact && (
        <div className={styles.picture}>
          <Img
            src={article.img}
            alt={article.imgAlt}
            width={560}
            ratio={16 / 10}
            context={context}
          />
        </div>
      )}
      <div className={styles.body}>
        <span className={styles.icon}>
          <Icon name={glossaryIcon(article.type)} size={24} />
        </span>
        <h3>
          {href ? (
            <a href={href} className={titleLinkClass}>
              {title}
            </a>
          ) : (
            title
          )}
        </h3>
        {text && <p className={styles.text}>{text}</p>}
        {href && (
          <p className={styles.more} aria-hidden="true">
            {article.ctaLabel}
            <Icon name="ArrowRight" size={18} />
          </p>
        )}
      </div>
    </article>
  );
}
