import type { ListOfIconsProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { IconChip } from '@renderer/ui/icon/IconChip.tsx';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import { SectionHeader } from '@renderer/ui/section/SectionHeader.tsx';
import styles from './ListOfIcons.module.css';

export default function ListOfIcons({ props, nodeId }: BlockViewProps<ListOfIconsProps>) {
  const items = props.items.filter((item) => item.title || item.text);
  if (items.length === 0 && !props.title && !props.text) return null;
  return (
    <Section layout={props}>
      <SectionHeader title={props.title} text={props.text} />
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map((item, index) => (
            <li key={`${nodeId}-${index}`}>
              <IconChip name={item.icon} />
              <div className={styles.copy}>
                {item.title && <h3>{item.title}</h3>}
                {item.text && <RichText html={item.text} />}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
