import type { PlansProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { buttonClass } from '@renderer/ui/button/LinkButton.tsx';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import { SiteTriggerIsland, TabsIsland } from '#islands';
import { PlanCard } from './PlanCard.tsx';
import styles from './Plans.module.css';

export default function Plans({ props, nodeId, context }: BlockViewProps<PlansProps>) {
  const { title, copy, plans, storeLocatorLabel } = props;
  const panels = plans.map((plan, index) => (
    <div
      key={`${nodeId}-${index}`}
      className={styles.cards}
      // So that whoever follows a link to it is led to its tabs (site/shell/use-hash-target.ts).
      data-tab-panel={plan.tabId || undefined}
    >
      {plan.content.map((card, position) => (
        <PlanCard key={`${nodeId}-${index}-${position}`} card={card} />
      ))}
      {plan.content.length === 0 && <p>Nessun piano disponibile al momento.</p>}
    </div>
  ));
  const customerTab = plans.findIndex((plan) => plan.isCustomer);
  return (
    <Section layout={props}>
      <div className={styles.box}>
        {title && <h2 className={styles.title}>{title}</h2>}
        {plans.length > 1 ? (
          <TabsIsland
            label={title || 'Piani'}
            tabs={plans.map((plan, index) => ({
              id: plan.tabId ?? '',
              label: plan.title || `Piano ${index + 1}`,
            }))}
            initial={0}
            customerTab={customerTab === -1 ? undefined : customerTab}
            customerCookie={`${context.brand}_user`}
          >
            {panels}
          </TabsIsland>
        ) : (
          panels
        )}
        {copy && <RichText html={copy} className={styles.copy} />}
        {storeLocatorLabel && (
          <SiteTriggerIsland
            opens="storeLocator"
            label={storeLocatorLabel}
            className={buttonClass('yellowPink')}
          />
        )}
      </div>
    </Section>
  );
}
