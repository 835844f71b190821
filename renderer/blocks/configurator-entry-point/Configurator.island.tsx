import {
  type Configuration,
  chooseUtility,
  funnelAddress,
  START,
} from '@renderer/offers/configurator.ts';
import { needsOf, residentialNeeds } from '@renderer/offers/need-types.ts';
import { type UtilityId, utilities } from '@renderer/offers/utilities.ts';
import { type Choice, ChoiceTiles } from '@renderer/ui/steps/ChoiceTiles.tsx';
import type { NeedTooltip } from '@renderer/ui/steps/need-tooltips.tsx';
import { StepPanel } from '@renderer/ui/steps/StepPanel.tsx';
import { useState } from 'react';
import styles from '../../ui/steps/Steps.module.css';

/**
 * The way into the funnel (spec 2.12): the service, then the need, then the funnel's own address.
 * Without scripts the services are links to the funnel, which asks the rest itself.
 */
export default function Configurator(view: {
  funnelDomain: string;
  utilityQuestion: string;
  needQuestion: string;
  tooltips: NeedTooltip[];
}) {
  const { funnelDomain, utilityQuestion, needQuestion, tooltips } = view;
  const [configuration, setConfiguration] = useState<Configuration>(START);

  const toNeed = (utility: UtilityId): Choice[] =>
    needsOf(residentialNeeds, utility).map(({ id, name, hint, icon }) => ({
      key: String(id),
      name,
      hint,
      icons: [icon],
      href: funnelAddress(funnelDomain, { utility, need: id, type: 'Privato' }),
      info: tooltips.find((tooltip) => tooltip.id === id),
    }));

  return (
    <div className={styles.scope}>
      {configuration.step === 'utility' ? (
        <StepPanel step={1} count={2} title={utilityQuestion}>
          <ChoiceTiles
            choices={utilities.map(({ id, name, hint, icons }) => ({
              key: id,
              name,
              hint,
              icons,
              href: funnelAddress(funnelDomain, { utility: id, type: 'Privato' }),
              choose: () => setConfiguration(chooseUtility(id)),
            }))}
          />
        </StepPanel>
      ) : (
        <StepPanel step={2} count={2} title={needQuestion} back={() => setConfiguration(START)}>
          <ChoiceTiles choices={toNeed(configuration.utility)} />
        </StepPanel>
      )}
    </div>
  );
}
