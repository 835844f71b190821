import type { AdvMultipleLaunchBlockFeaturedProps } from '@generated/types.ts';
import type { BlockViewProps, PageContext } from '@renderer/contract.ts';
import { CTA_LABEL } from '@renderer/ui/button/LinkButton.tsx';
import { hasContent } from '@renderer/ui/card/has-content.ts';
import { classNames } from '@renderer/ui/class-names.ts';
import { Img } from '@renderer/ui/img/Img.tsx';
import { ArrowLink } from '@renderer/ui/link/ArrowLink.tsx';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import { SectionHeader } from '@renderer/ui/section/SectionHeader.tsx';
import surface from '@renderer/ui/surface/Surface.module.css';
import { textOr } from '@renderer/ui/text/text-or.ts';
import styles from './AdvMultipleLaunchBlockFeatured.module.css';

type Card = AdvMultipleLaunchBlockFeaturedProps['cards'][number];

export default function AdvMultipleLaunchBlockFeatured(
  view: BlockViewProps<AdvMultipleLaunchBlockFeaturedProps>,
) {
  const { props, nodeId, context } = view;
  const [featured, ...others] = props.cards.filter(hasContent);
  if (!featured && !props.title && !props.text) return null;
  return (
    <Section layout={props}>
      <SectionHeader title={props.title} text={props.text} />
      {featured && (
        <div className={styles.container}>
          <div className={styles.grid}>
            <FeaturedCard card={featured} context={context} featured />
            {others.length > 0 && (
              <ul className={styles.others}>
                {others.map((card, index) => (
                  <li key={`${nodeId}-${index}`}>
                    <FeaturedCard card={card} context={context} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      )}
    </Section>
  );
}

function FeaturedCard(view: { card: Card; context: PageContext; featured?: boolean }) {
  const { card, context, featured } = view;
  const { label, title, text, img, ctaHref, ctaLabel } = card;
  return (
    <article
      className={classNames(
        featured ? surface.night : surface.light,
        styles.card,
        featured ? styles.featured : styles.other,
      )}
    >
      <Img
        src={img}
        width={featured ? 560 : 112}
        ratio={featured ? 16 / 9 : 1}
        context={context}
        className={styles.picture}
      />
      <div className={styles.body}>
        {label && <p className={styles.label}>{label}</p>}
        {title && <h3>{title}</h3>}
        {text && <RichText html={text} className={styles.text} />}
        <ArrowLink
          href={ctaHref}
          label={textOr(ctaLabel, CTA_LABEL)}
          about={title}
          className={styles.link}
        />
      </div>
    </article>
  );
}
