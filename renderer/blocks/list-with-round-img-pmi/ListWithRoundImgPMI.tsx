import type { ListWithRoundImgPMIProps } from '@generated/types.ts';
import type { BlockViewProps, PageContext } from '@renderer/contract.ts';
import { LinkButton } from '@renderer/ui/button/LinkButton.tsx';
import { hasContent } from '@renderer/ui/card/has-content.ts';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { Img } from '@renderer/ui/img/Img.tsx';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import { SectionHeader } from '@renderer/ui/section/SectionHeader.tsx';
import surface from '@renderer/ui/surface/Surface.module.css';
import styles from './ListWithRoundImgPMI.module.css';

type Item = ListWithRoundImgPMIProps['items'][number];

export default function ListWithRoundImgPMI(view: BlockViewProps<ListWithRoundImgPMIProps>) {
  const { props, nodeId, context } = view;
  const items = props.items.filter((item) => hasContent(item) || item.list.length > 0);
  if (items.length === 0 && !props.title && !props.text) return null;
  return (
    <Section layout={props}>
      <SectionHeader title={props.title} text={props.text} />
      {items.length > 0 && (
        <ul className={styles.grid}>
          {items.map((item, index) => (
            <li key={`${nodeId}-${index}`} className={surface.card}>
              <BusinessProduct item={item} context={context} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function BusinessProduct({ item, context }: { item: Item; context: PageContext }) {
  const points = item.list.flatMap((point) => point.text || []);
  return (
    <>
      <Img src={item.img} width={112} ratio={1} context={context} className={styles.picture} />
      {item.title && <h3>{item.title}</h3>}
      {item.text && <RichText html={item.text} />}
      {points.length > 0 && (
        <ul className={styles.list}>
          {points.map((point, index) => (
            <li key={index}>
              <Icon name="Check" size={22} />
              <span>{point}</span>
            </li>
          ))}
        </ul>
      )}
      <LinkButton href={item.ctaHref} className={styles.cta}>
        {item.ctaLabel}
      </LinkButton>
    </>
  );
}
