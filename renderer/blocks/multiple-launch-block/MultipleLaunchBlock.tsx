import type { MultipleLaunchBlockProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { hasContent } from '@renderer/ui/card/has-content.ts';
import { LaunchCard } from '@renderer/ui/launch-card/LaunchCard.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import { SectionHeader } from '@renderer/ui/section/SectionHeader.tsx';
import styles from './MultipleLaunchBlock.module.css';

export default function MultipleLaunchBlock(view: BlockViewProps<MultipleLaunchBlockProps>) {
  const { props, nodeId, context } = view;
  const items = props.items.filter(hasContent);
  if (items.length === 0 && !props.title && !props.text) return null;
  return (
    <Section layout={props}>
      <SectionHeader title={props.title} text={props.text} />
      {items.length > 0 && (
        <ul className={styles.grid}>
          {items.map((item, index) => (
            <li key={`${nodeId}-${index}`}>
              <LaunchCard card={item} context={context} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
