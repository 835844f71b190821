import type { PageContext } from '../../contract.ts';
import { CTA_LABEL } from '../button/LinkButton.tsx';
import { cardClass, coverClass } from '../card/card.ts';
import type { CardFields } from '../card/has-content.ts';
import { classNames } from '../class-names.ts';
import { ResponsiveImg } from '../img/ResponsiveImg.tsx';
import { safeSrc } from '../img/sources.ts';
import { ArrowLink } from '../link/ArrowLink.tsx';
import { safeHref } from '../link/safe-href.ts';
import { RichText } from '../rich-text/RichText.tsx';
import { textOr } from '../text/text-or.ts';
import styles from './LaunchCard.module.css';

/** Picture, title, text and a link that covers the whole card. */
export function LaunchCard({ card, context }: { card: CardFields; context: PageContext }) {
  const { title, text, img, imgMobile, ctaHref, ctaLabel } = card;
  const hasPicture = safeSrc(img) || safeSrc(imgMobile);
  return (
    <article className={cardClass(styles.card, safeHref(ctaHref) !== undefined)}>
      {hasPicture && (
        <div className={styles.picture}>
          <ResponsiveImg
            src={img}
            mobile={imgMobile}
            width={400}
            ratio={16 / 10}
            context={context}
          />
        </div>
      )}
      <div className={styles.body}>
        {title && <h3>{title}</h3>}
        {text && <RichText html={text} className={styles.text} />}
        <ArrowLink
          href={ctaHref}
          label={textOr(ctaLabel, CTA_LABEL)}
          about={title}
          className={classNames(coverClass, styles.link)}
        />
      </div>
    </article>
  );
}
