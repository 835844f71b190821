import type { CheckboxListProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { classNames } from '@renderer/ui/class-names.ts';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import { SectionHeader } from '@renderer/ui/section/SectionHeader.tsx';
import surface from '@renderer/ui/surface/Surface.module.css';
import styles from './CheckboxList.module.css';

export default function CheckboxList({ props, nodeId }: BlockViewProps<CheckboxListProps>) {
  const { title, text, columns } = props;
  const items = props.items.filter((item) => item.title || item.text);
  if (items.length === 0 && !title && !text) return null;
  return (
    <Section layout={props}>
      <SectionHeader title={title} text={text} />
      {items.length > 0 && (
        <div className={classNames(surface.light, styles.panel)}>
          <ul className={classNames(styles.list, columns === 2 && styles.columns2)}>
            {items.map((item, index) => (
              <li key={`${nodeId}-${index}`}>
                <span className={styles.check}>
                  <Icon name="Check" size={20} />
                </span>
                <div className={styles.copy}>
                  {item.title && <h3>{item.title}</h3>}
                  {item.text && <RichText html={item.text} />}
                </div>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}
