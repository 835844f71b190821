import type { DoubleIconProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import { SectionHeader } from '@renderer/ui/section/SectionHeader.tsx';
import surface from '@renderer/ui/surface/Surface.module.css';
import styles from './DoubleIcon.module.css';

export default function DoubleIcon({ props, nodeId }: BlockViewProps<DoubleIconProps>) {
  const { title, text } = props;
  const items = props.items.filter((item) => item.bigText || item.smallText);
  if (items.length === 0 && !title && !text) return null;
  return (
    <Section layout={props}>
      <SectionHeader title={title} text={text} />
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map((item, index) => (
            <li key={`${nodeId}-${index}`} className={surface.card}>
              <Icon name={item.icon} size={44} className={styles.icon} />
              {item.bigText && <p className={styles.big}>{item.bigText}</p>}
              {item.smallText && <p className={styles.small}>{item.smallText}</p>}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
