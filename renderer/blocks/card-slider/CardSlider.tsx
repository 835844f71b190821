import type { CardSliderProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { hasContent } from '@renderer/ui/card/has-content.ts';
import { LaunchCard } from '@renderer/ui/launch-card/LaunchCard.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import { SectionHeader } from '@renderer/ui/section/SectionHeader.tsx';
import { Slider } from '@renderer/ui/slider/Slider.tsx';

export default function CardSlider({ props, nodeId, context }: BlockViewProps<CardSliderProps>) {
  const { title, text } = props;
  const cards = props.cards.filter(hasContent);
  if (cards.length === 0 && !title && !text) return null;
  return (
    <Section layout={props}>
      <SectionHeader title={title} text={text} />
      {cards.length > 0 && (
        <Slider id={`${nodeId}-slides`} label={title || 'Card'} itemWidth="min(340px, 80vw)">
          {cards.map((card, index) => (
            <LaunchCard key={`${nodeId}-${index}`} card={card} context={context} />
          ))}
        </Slider>
      )}
    </Section>
  );
}
