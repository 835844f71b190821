import type { OffersFormBusinessProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { VisitorForm } from '@renderer/forms/VisitorForm.tsx';
import { tilesOf } from '@renderer/ui/offer-grid/OfferGrid.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import { SectionHeader } from '@renderer/ui/section/SectionHeader.tsx';
import { needTooltips } from '@renderer/ui/steps/need-tooltips.tsx';
import { wizardOffers } from '@renderer/ui/steps/wizard-offers.ts';
import { OffersWizardIsland } from '#islands';
import type { BusinessOffers } from './loader.ts';
import styles from './OffersFormBusiness.module.css';

export default function OffersFormBusiness(
  view: BlockViewProps<OffersFormBusinessProps, BusinessOffers | undefined>,
) {
  const { props, data, context, nodeId } = view;
  const { offers = [], stores = [] } = data ?? {};
  return (
    <Section layout={props} className={styles.business}>
      <SectionHeader title={props.title} text={props.text} align="center" />
      <OffersWizardIsland
        audience="business"
        funnelDomain={context.funnelDomain}
        offers={wizardOffers(offers)}
        tiles={tilesOf(offers, context)}
        tooltips={needTooltips(props.tooltips)}
        stores={stores.map(({ city, address, href, region }) => ({ city, address, href, region }))}
      />
      {props.requestTitle && (
        <div className={styles.request}>
          <SectionHeader title={props.requestTitle} text={props.requestText} align="center" />
          <VisitorForm
            name="business"
            nodeId={nodeId}
            context={context}
            label={props.requestTitle}
            buttonLabel="Invia la richiesta"
            extra={{ destinatari: emailsOf(props.recipients) }}
          />
        </div>
      )}
    </Section>
  );
}

const emailsOf = (recipients: OffersFormBusinessProps['recipients']) =>
  recipients.flatMap((recipient) => recipient.email || []).join(',');
