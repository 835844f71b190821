import type { InfographicListProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { Section } from '@renderer/ui/section/Section.tsx';
import { SectionHeader } from '@renderer/ui/section/SectionHeader.tsx';
import { Figure } from './Figure.tsx';
import styles from './InfographicList.module.css';

export default function InfographicList({ props, nodeId }: BlockViewProps<InfographicListProps>) {
  const items = props.items.filter(
    (item) => item.number !== undefined || item.string || item.caption,
  );
  if (items.length === 0 && !props.title) return null;
  return (
    <Section layout={props}>
      <SectionHeader title={props.title} align="center" />
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map((item, index) => (
            <li key={`${nodeId}-${index}`}>
              <Figure item={item} id={`${nodeId}-ring-${index}`} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
