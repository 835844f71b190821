import type { WorkOffer } from '@generated/entities.ts';
import type { WorkWithUsListProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { Section } from '@renderer/ui/section/Section.tsx';
import { Slider } from '@renderer/ui/slider/Slider.tsx';
import { WorkOffersIsland } from '#islands';
import { FIRST, FIRST_WITH_SLIDER } from './paging.ts';
import { WorkOfferCard } from './WorkOfferCard.tsx';
import styles from './WorkWithUsList.module.css';

export default function WorkWithUsList(
  view: BlockViewProps<WorkWithUsListProps, WorkOffer[] | undefined>,
) {
  const { props, data: offers = [], nodeId } = view;
  const { title, desc, hasSlider } = props;
  const ids = offers.map(({ id }) => id);
  return (
    <Section layout={props}>
      <div className={styles.box}>
        {(title || desc) && (
          <header className={styles.header}>
            {title && <h2>{title}</h2>}
            {desc && <p>{desc}</p>}
          </header>
        )}
        {offers.length === 0 && (
          <p className={styles.empty}>Al momento non ci sono posizioni aperte. Torna a trovarci.</p>
        )}
        {offers.length > 0 && !hasSlider && (
          <WorkOffersIsland nodeId={nodeId} ids={ids} asked={FIRST}>
            {offers.map((offer) => (
              <li key={offer.id}>
                <WorkOfferCard offer={offer} />
              </li>
            ))}
          </WorkOffersIsland>
        )}
        {offers.length > 0 && hasSlider && (
          <>
            <Slider id={`${nodeId}-offers`} label={title || 'Offerte di lavoro'} itemWidth="340px">
              {offers.map((offer) => (
                <WorkOfferCard key={offer.id} offer={offer} />
              ))}
            </Slider>
            <WorkOffersIsland nodeId={nodeId} ids={ids} asked={FIRST_WITH_SLIDER} />
          </>
        )}
      </div>
    </Section>
  );
}
