import type { BannerCarouselProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { classNames } from '@renderer/ui/class-names.ts';
import { Img } from '@renderer/ui/img/Img.tsx';
import { safeSrc } from '@renderer/ui/img/sources.ts';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import { SectionHeader } from '@renderer/ui/section/SectionHeader.tsx';
import { Slider } from '@renderer/ui/slider/Slider.tsx';
import surface from '@renderer/ui/surface/Surface.module.css';
import styles from './BannerCarousel.module.css';

export default function BannerCarousel(view: BlockViewProps<BannerCarouselProps>) {
  const { props, nodeId, context } = view;
  const items = props.items.filter((item) => item.title || item.paragraph || safeSrc(item.img));
  if (items.length === 0 && !props.title) return null;
  return (
    <Section layout={props}>
      <SectionHeader title={props.title} />
      {items.length > 0 && (
        <Slider
          id={`${nodeId}-slides`}
          label={props.title || 'In evidenza'}
          itemWidth="min(1000px, 88vw)"
        >
          {items.map((item, index) => (
            <div key={`${nodeId}-${index}`} className={styles.slide}>
              <article
                className={classNames(
                  styles.banner,
                  item.darkColor ? surface.light : surface.night,
                  item.darkColor ? styles.darkText : styles.lightText,
                )}
              >
                <Img src={item.img} width={1120} ratio={2.6} context={context} />
                <div className={styles.copy}>
                  {item.title && <h3>{item.title}</h3>}
                  {item.paragraph && <RichText html={item.paragraph} className={styles.text} />}
                </div>
              </article>
            </div>
          ))}
        </Slider>
      )}
    </Section>
  );
}
