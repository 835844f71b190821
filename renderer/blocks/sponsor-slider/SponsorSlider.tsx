import type { SponsorSliderProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { classNames } from '@renderer/ui/class-names.ts';
import { Img } from '@renderer/ui/img/Img.tsx';
import { safeSrc } from '@renderer/ui/img/sources.ts';
import { Section } from '@renderer/ui/section/Section.tsx';
import { SectionHeader } from '@renderer/ui/section/SectionHeader.tsx';
import { Slider } from '@renderer/ui/slider/Slider.tsx';
import surface from '@renderer/ui/surface/Surface.module.css';
import styles from './SponsorSlider.module.css';

export default function SponsorSlider(view: BlockViewProps<SponsorSliderProps>) {
  const { props, nodeId, context } = view;
  const images = props.images.filter((image) => safeSrc(image));
  if (images.length === 0) return null;
  return (
    <Section layout={props}>
      <SectionHeader title={props.title} />
      <Slider id={`${nodeId}-slides`} label={props.title || 'Partner'} itemWidth="220px">
        {images.map((image, index) => (
          <div key={`${nodeId}-${index}`} className={classNames(surface.card, styles.logo)}>
            <Img src={image} width={200} ratio={8 / 3} context={context} />
          </div>
        ))}
      </Slider>
    </Section>
  );
}
