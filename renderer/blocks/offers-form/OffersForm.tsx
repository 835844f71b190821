import type { OfferCard } from '@generated/entities.ts';
import type { OffersFormProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { tilesOf } from '@renderer/ui/offer-grid/OfferGrid.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import { SectionHeader } from '@renderer/ui/section/SectionHeader.tsx';
import { needTooltips } from '@renderer/ui/steps/need-tooltips.tsx';
import { wizardOffers } from '@renderer/ui/steps/wizard-offers.ts';
import { OffersWizardIsland } from '#islands';

export default function OffersForm(view: BlockViewProps<OffersFormProps, OfferCard[] | undefined>) {
  const { props, data: offers = [], context } = view;
  return (
    <Section layout={props}>
      <SectionHeader title={props.title} text={props.text} align="center" />
      <OffersWizardIsland
        audience="casa"
        funnelDomain={context.funnelDomain}
        offers={wizardOffers(offers)}
        tiles={tilesOf(offers, context)}
        tooltips={needTooltips(props.tooltips)}
        stores={[]}
      />
    </Section>
  );
}
