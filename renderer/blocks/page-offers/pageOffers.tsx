import type { OfferCard } from '@generated/entities.ts';
import type { PageOffersProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { OfferGrid } from '@renderer/ui/offer-grid/OfferGrid.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import { SectionHeader } from '@renderer/ui/section/SectionHeader.tsx';
import styles from './pageOffers.module.css';

export default function PageOffers(view: BlockViewProps<PageOffersProps, OfferCard[] | undefined>) {
  const { props, data: offers = [], context } = view;
  return (
    <Section layout={props}>
      <SectionHeader title={props.title} text={props.text} align="center" />
      <div className={styles.grid}>
        <OfferGrid
          offers={offers}
          label={props.title || 'Offerte'}
          context={context}
          empty="Al momento non ci sono offerte da mostrare."
        />
      </div>
    </Section>
  );
}
