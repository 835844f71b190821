import type { AdvMultipleLaunchBlockHomeProps } from '@generated/types.ts';
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
import type { CSSProperties } from 'react';
import styles from './AdvMultipleLaunchBlockHome.module.css';

type Card = AdvMultipleLaunchBlockHomeProps['cards'][number];

export default function AdvMultipleLaunchBlockHome(
  view: BlockViewProps<AdvMultipleLaunchBlockHomeProps>,
) {
  const { props, nodeId, context } = view;
  const cards = props.cards.filter(hasContent);
  if (cards.length === 0 && !props.title && !props.text) return null;
  return (
    <Section layout={props}>
      <SectionHeader title={props.title} text={props.text} />
      {cards.length > 0 && (
        <div className={styles.container}>
          <ul className={styles.grid}>
            {cards.map((card, index) => (
              <li key={`${nodeId}-${index}`} className={classNames(card.wide && styles.wide)}>
                <Tile card={card} context={context} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}

function Tile({ card, context }: { card: Card; context: PageContext }) {
  const { title, text, img, color, wide, ctaHref, ctaLabel } = card;
  return (
    <article
      className={classNames(surface.light, styles.card)}
      style={{ '--tile': color } as CSSProperties}
    >
      <div className={styles.body}>
        {title && <h3>{title}</h3>}
        {text && <RichText html={text} className={styles.text} />}
        <ArrowLink
          href={ctaHref}
          label={textOr(ctaLabel, CTA_LABEL)}
          about={title}
          className={styles.link}
        />
      </div>
      <Img
        src={img}
        width={wide ? 480 : 360}
        ratio={16 / 9}
        context={context}
        className={styles.picture}
      />
    </article>
  );
}
