import type { ListWithRoundImgProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { hasContent } from '@renderer/ui/card/has-content.ts';
import { Img } from '@renderer/ui/img/Img.tsx';
import { ArrowLink } from '@renderer/ui/link/ArrowLink.tsx';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import { SectionHeader } from '@renderer/ui/section/SectionHeader.tsx';
import styles from './ListWithRoundImg.module.css';

export default function ListWithRoundImg(view: BlockViewProps<ListWithRoundImgProps>) {
  const { props, nodeId, context } = view;
  const items = props.items.filter(hasContent);
  if (items.length === 0 && !props.title && !props.text) return null;
  return (
    <Section layout={props}>
      <SectionHeader title={props.title} text={props.text} />
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map((item, index) => (
            <li key={`${nodeId}-${index}`}>
              <Img
                src={item.img}
                width={136}
                ratio={1}
                context={context}
                className={styles.picture}
              />
              <div className={styles.copy}>
                {item.title && <h3>{item.title}</h3>}
                {item.text && <RichText html={item.text} />}
                <ArrowLink href={item.link} label={item.linkLabel} about={item.title} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
