import type { MissionProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { Blob } from '@renderer/ui/blob/Blob.tsx';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import { SectionHeader } from '@renderer/ui/section/SectionHeader.tsx';
import styles from './Mission.module.css';

export default function Mission({ props, nodeId }: BlockViewProps<MissionProps>) {
  const items = props.items.filter((item) => item.title || item.text);
  return (
    <Section layout={props}>
      <SectionHeader title={props.title} align="center" />
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map((item, index) => (
            <li key={`${nodeId}-${index}`}>
              <span className={styles.figure}>
                <Blob
                  id={`${nodeId}-${index}`}
                  colours={[item.startColor, item.stopColor]}
                  seed={index + 2}
                  className={styles.blob}
                />
                <span className={styles.disc}>
                  <Icon name={item.icon} size={36} />
                </span>
              </span>
              <div className={styles.copy}>
                {item.title && <h3>{item.title}</h3>}
                {item.text && <p>{item.text}</p>}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
