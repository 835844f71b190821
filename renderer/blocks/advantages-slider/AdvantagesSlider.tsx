import type { AdvantagesSliderProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { classNames } from '@renderer/ui/class-names.ts';
import { IconChip } from '@renderer/ui/icon/IconChip.tsx';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import { SectionHeader } from '@renderer/ui/section/SectionHeader.tsx';
import { Slider } from '@renderer/ui/slider/Slider.tsx';
import surface from '@renderer/ui/surface/Surface.module.css';
import styles from './AdvantagesSlider.module.css';

export default function AdvantagesSlider({ props, nodeId }: BlockViewProps<AdvantagesSliderProps>) {
  const { title, text } = props;
  const items = props.items.filter((item) => item.title || item.text);
  if (items.length === 0 && !title && !text) return null;
  return (
    <Section layout={props}>
      <SectionHeader title={title} text={text} />
      {items.length > 0 && (
        <Slider id={`${nodeId}-slides`} label={title || 'Vantaggi'} itemWidth="min(300px, 78vw)">
          {items.map((item, index) => (
            <article key={`${nodeId}-${index}`} className={classNames(surface.light, styles.card)}>
              <IconChip name={item.icon} tone="white" className={styles.icon} />
              {item.title && <h3>{item.title}</h3>}
              {item.text && <RichText html={item.text} />}
            </article>
          ))}
        </Slider>
      )}
    </Section>
  );
}
