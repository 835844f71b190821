import type { HeroSliderProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { HeroCarouselIsland } from '#islands';
import styles from './HeroSlider.module.css';
import { Slide } from './Slide.tsx';

export default function HeroSlider({ props, nodeId, context }: BlockViewProps<HeroSliderProps>) {
  const { slides, autoplay } = props;
  const items = slides.map((slide, index) => (
    <Slide
      key={`${nodeId}-${index}`}
      id={`${nodeId}-${index}`}
      slide={slide}
      first={index === 0}
      context={context}
    />
  ));
  if (items.length === 0) return null;
  return (
    <section className={styles.hero} aria-label="In evidenza">
      {items.length === 1 ? (
        items
      ) : (
        <HeroCarouselIsland autoplay={autoplay} count={items.length}>
          {items}
        </HeroCarouselIsland>
      )}
    </section>
  );
}
