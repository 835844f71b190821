import type { BrandParagraphWithIconsProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { IconChip } from '@renderer/ui/icon/IconChip.tsx';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import surface from '@renderer/ui/surface/Surface.module.css';
import styles from './BrandParagraphWithIcons.module.css';

export default function BrandParagraphWithIcons(
  view: BlockViewProps<BrandParagraphWithIconsProps>,
) {
  const { props, nodeId } = view;
  const { occhiello, title, text } = props;
  const items = props.items.filter((item) => item.title || item.text);
  return (
    <Section layout={props}>
      <div className={styles.box}>
        <div className={styles.copy}>
          {occhiello && <p className={styles.eyebrow}>{occhiello}</p>}
          {title && <h2>{title}</h2>}
          {text && <RichText html={text} className={styles.text} />}
        </div>
        {items.length > 0 && (
          <ul className={styles.items}>
            {items.map((item, index) => (
              <li key={`${nodeId}-${index}`} className={surface.card}>
                <IconChip name={item.icon} tone="green" />
                <div>
                  {item.title && <h3>{item.title}</h3>}
                  {item.text && <p>{item.text}</p>}
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
