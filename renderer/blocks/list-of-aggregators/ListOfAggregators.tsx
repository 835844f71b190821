import type { OfferCard } from '@generated/entities.ts';
import type { ListOfAggregatorsProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { OfferGrid } from '@renderer/ui/offer-grid/OfferGrid.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import { SectionHeader } from '@renderer/ui/section/SectionHeader.tsx';
import styles from './ListOfAggregators.module.css';

export default function ListOfAggregators(
  view: BlockViewProps<ListOfAggregatorsProps, OfferCard[] | undefined>,
) {
  const { props, data: offers = [], context } = view;
  return (
    <Section layout={props}>
      <SectionHeader title={props.title} text={props.text} align="center" />
      <div className={styles.grid}>
        <OfferGrid
          offers={offers}
          label={props.title || 'Offerte'}
          context={context}
          empty="Al momento in questa categoria non ci sono offerte."
        />
      </div>
    </Section>
  );
}
