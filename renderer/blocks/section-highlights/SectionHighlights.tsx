import type { SectionHighlightsProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { classNames } from '@renderer/ui/class-names.ts';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { Img } from '@renderer/ui/img/Img.tsx';
import { ArrowLink } from '@renderer/ui/link/ArrowLink.tsx';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import { SectionHeader } from '@renderer/ui/section/SectionHeader.tsx';
import surface from '@renderer/ui/surface/Surface.module.css';
import styles from './SectionHighlights.module.css';

export default function SectionHighlights(view: BlockViewProps<SectionHighlightsProps>) {
  const { props, nodeId, context } = view;
  const { title, text, columns } = props;
  const items = props.items.filter((item) => item.title || item.text);
  if (items.length === 0 && !title && !text) return null;
  return (
    <Section layout={props}>
      <SectionHeader title={title} text={text} />
      {items.length > 0 && (
        <div className={styles.container}>
          <ul className={classNames(styles.grid, styles[`columns${columns}`])}>
            {items.map((item, index) => (
              <li key={`${nodeId}-${index}`} className={surface.card}>
                <div className={styles.sign}>
                  <Img src={item.img} width={128} ratio={1} context={context} />
                  <span className={styles.badge}>
                    <Icon name={item.icon} size={26} />
                  </span>
                </div>
                <div className={styles.copy}>
                  {item.title && <h3>{item.title}</h3>}
                  {item.text && <RichText html={item.text} />}
                  <ArrowLink href={item.link} label={item.linkLabel} about={item.title} />
                </div>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}
