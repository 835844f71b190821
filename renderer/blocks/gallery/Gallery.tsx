import type { GalleryProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { Img } from '@renderer/ui/img/Img.tsx';
import { safeSrc } from '@renderer/ui/img/sources.ts';
import { Section } from '@renderer/ui/section/Section.tsx';
import { SectionHeader } from '@renderer/ui/section/SectionHeader.tsx';
import { Slider } from '@renderer/ui/slider/Slider.tsx';
import type { CSSProperties } from 'react';
import styles from './Gallery.module.css';

export default function Gallery({ props, nodeId, context }: BlockViewProps<GalleryProps>) {
  const { title, galleryHeight } = props;
  const slides = props.slides.filter((slide) => safeSrc(slide.img));
  if (slides.length === 0) return null;
  const height = { '--gallery-height': `${galleryHeight}px` } as CSSProperties;
  return (
    <Section layout={props}>
      <SectionHeader title={title} />
      <Slider id={`${nodeId}-slides`} label={title || 'Galleria'} itemWidth="100%">
        {slides.map((slide, index) => (
          <figure key={`${nodeId}-${index}`} className={styles.slide} style={height}>
            <Img
              src={slide.img}
              width={1120}
              ratio={1120 / galleryHeight}
              context={context}
              className={styles[slide.backgroundSize]}
            />
          </figure>
        ))}
      </Slider>
    </Section>
  );
}
