import type { ProductPageCardsProps } from '@generated/types.ts';
import type { BlockViewProps, PageContext } from '@renderer/contract.ts';
import { IconChip } from '@renderer/ui/icon/IconChip.tsx';
import { Img } from '@renderer/ui/img/Img.tsx';
import { safeSrc } from '@renderer/ui/img/sources.ts';
import { ArrowLink } from '@renderer/ui/link/ArrowLink.tsx';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import { SectionHeader } from '@renderer/ui/section/SectionHeader.tsx';
import surface from '@renderer/ui/surface/Surface.module.css';
import styles from './ProductPageCards.module.css';

type Card = ProductPageCardsProps['cards'][number];

export default function ProductPageCards(view: BlockViewProps<ProductPageCardsProps>) {
  const { props, nodeId, context } = view;
  const { tabId, active, title, backgroundShape } = props;
  const cards = props.cards.filter((card) => card.title || card.text || safeSrc(card.img));
  const section = (
    <Section layout={props} className={styles[backgroundShape]}>
      <SectionHeader title={title} align="center" />
      {cards.length > 0 && (
        <ul className={styles.cards}>
          {cards.map((card, index) => (
            <li key={`${nodeId}-${index}`} className={surface.card}>
              <ProductInfo card={card} context={context} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
  if (!tabId) return section;
  // The tabs around show and hide it; outside tabs it is always there.
  return (
    <div
      data-tab-panel={tabId}
      data-tab-title={context.keyTitles?.get(nodeId)}
      data-inactive={!active && !context.editing ? '' : undefined}
    >
      {section}
    </div>
  );
}

function ProductInfo({ card, context }: { card: Card; context: PageContext }) {
  return (
    <>
      {safeSrc(card.img) ? (
        <Img src={card.img} width={120} ratio={1} context={context} className={styles.picture} />
      ) : (
        <IconChip name={card.icon} />
      )}
      {card.title && <h3>{card.title}</h3>}
      {card.text && <RichText html={card.text} />}
      <ArrowLink href={card.link} label={card.linkLabel} />
    </>
  );
}
