import type { FiberDetailsProps } from '@generated/types.ts';
import type { BlockViewProps, PageContext } from '@renderer/contract.ts';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { Img } from '@renderer/ui/img/Img.tsx';
import { ArrowLink } from '@renderer/ui/link/ArrowLink.tsx';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import surface from '@renderer/ui/surface/Surface.module.css';
import styles from './FiberDetails.module.css';

type Card = FiberDetailsProps['cards'][number];

export default function FiberDetails({
  props,
  nodeId,
  context,
}: BlockViewProps<FiberDetailsProps>) {
  const { title, copy, image, cards } = props;
  return (
    <Section layout={props}>
      <div className={styles.intro}>
        <div className={styles.copy}>
          {title && <h2>{title}</h2>}
          {copy && <RichText html={copy} />}
        </div>
        <Img src={image} width={560} ratio={4 / 3} context={context} className={styles.image} />
      </div>
      {cards.length > 0 && (
        <ul className={styles.cards}>
          {cards.map((card, index) => (
            <li key={`${nodeId}-${index}`} className={surface.card}>
              <FiberCard card={card} context={context} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function FiberCard({ card, context }: { card: Card; context: PageContext }) {
  return (
    <>
      <Img
        src={card.img ?? card.imgGeneral}
        width={120}
        ratio={1}
        context={context}
        className={styles.picture}
      />
      {card.title && (
        <h3>
          <Icon name={card.icon} size={22} />
          <span>{card.title}</span>
        </h3>
      )}
      {card.text && <RichText html={card.text} />}
      <ArrowLink href={card.link} label={card.linkLabel} />
    </>
  );
}
