import type { ListOfIconsCTAProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { IconChip } from '@renderer/ui/icon/IconChip.tsx';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import { SectionHeader } from '@renderer/ui/section/SectionHeader.tsx';
import surface from '@renderer/ui/surface/Surface.module.css';
import { CallToAction } from './CallToAction.tsx';
import styles from './ListOfIconsCTA.module.css';

export default function ListOfIconsCTA({
  props,
  nodeId,
  context,
}: BlockViewProps<ListOfIconsCTAProps>) {
  const { title, text } = props;
  const items = props.items.filter((item) => item.title || item.text || item.ctaLabel);
  if (items.length === 0 && !title && !text) return null;
  return (
    <Section layout={props}>
      <SectionHeader title={title} text={text} />
      {items.length > 0 && (
        <ul className={styles.grid}>
          {items.map((item, index) => (
            <li key={`${nodeId}-${index}`} className={surface.card}>
              <IconChip name={item.icon} />
              {item.title && <h3>{item.title}</h3>}
              {item.text && <RichText html={item.text} className={styles.text} />}
              <div className={styles.cta}>
                <CallToAction item={item} context={context} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
