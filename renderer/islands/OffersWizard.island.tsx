import type { ReactNode } from 'react';
import type { Audience, Profile } from '../offers/consumption.ts';
import type { NearbyStore } from '../offers/nearest-store.ts';
import { businessNeeds, needsOf, residentialNeeds } from '../offers/need-types.ts';
import { type UtilityId, utilities } from '../offers/utilities.ts';
import { classNames } from '../ui/class-names.ts';
import list from '../ui/offer-grid/FilteredOffers.module.css';
import { ChoiceTiles } from '../ui/steps/ChoiceTiles.tsx';
import type { NeedTooltip } from '../ui/steps/need-tooltips.tsx';
import { OfferResults } from '../ui/steps/OfferResults.tsx';
import { ProfileForm } from '../ui/steps/ProfileForm.tsx';
import { StepPanel } from '../ui/steps/StepPanel.tsx';
import steps from '../ui/steps/Steps.module.css';
import styles from '../ui/steps/Wizard.module.css';
import type { WizardOffer } from '../ui/steps/wizard-offers.ts';
import { useEntryState } from './use-entry-state.ts';

const STEPS = 3;

interface Answers {
  utility?: UtilityId;
  need?: number;
  profile?: Profile;
  /** Whether the offers are shown; going back finds the answers as they were. */
  isDone?: boolean;
}

/**
 * The offers forms (spec 2.12): service, need, postal code and consumption, then the offers that
 * match. Without scripts all offers stand there instead of the questions.
 */
export default function OffersWizard(view: {
  audience: Audience;
  funnelDomain: string;
  offers: WizardOffer[];
  tiles: ReactNode[];
  tooltips: NeedTooltip[];
  stores: NearbyStore[];
}) {
  const { audience, funnelDomain, offers, tiles, tooltips, stores } = view;
  const needs = audience === 'casa' ? residentialNeeds : businessNeeds;
  const { state, isRestored, change } = useEntryState<Answers>(`offers-${audience}`, {});
  const { utility, profile, isDone = false } = state;
  const need = needs.find(({ id }) => id === state.need);

  const question = !utility
    ? { step: 1, title: 'Quale fornitura ti serve?' }
    : !need
      ? { step: 2, title: 'Di cosa hai bisogno?', back: () => change({}) }
      : {
          step: 3,
          title: audience === 'casa' ? 'Parlaci della tua casa' : 'Parlaci della tua attività',
          back: () => change({ utility }),
        };

  return (
    // All three style sheets are named here: those an island imports come with the page at once.
    <div className={classNames(styles.path, steps.scope, list.scope)}>
      {/* Hidden, not gone, once answered: going back finds the answers as they were. */}
      <div className={styles.questions} hidden={isDone}>
        <StepPanel
          {...question}
          // None once answered: back from the offers the question has the focus anew.
          step={isDone ? 0 : question.step}
          count={STEPS}
          isRestored={isRestored}
        >
          {!utility && (
            <ChoiceTiles
              choices={utilities.map(({ id, name, hint, icons }) => ({
                key: id,
                name,
                hint,
                icons,
                choose: () => change({ utility: id }),
              }))}
            />
          )}
          {utility && !need && (
            <ChoiceTiles
              choices={needsOf(needs, utility).map((choice) => ({
                key: String(choice.id),
                name: choice.name,
                hint: choice.hint,
                icons: [choice.icon],
                info: tooltips.find((tooltip) => tooltip.id === choice.id),
                choose: () => change({ utility, need: choice.id }),
              }))}
            />
          )}
          {utility && need && (
            <ProfileForm
              audience={audience}
              utility={utility}
              initial={profile}
              submit={(told) => change({ utility, need: need.id, profile: told, isDone: true })}
            />
          )}
        </StepPanel>
      </div>
      <OfferResults
        audience={audience}
        funnelDomain={funnelDomain}
        offers={offers}
        tiles={tiles}
        stores={stores}
        need={need}
        profile={isDone ? profile : undefined}
        isRestored={isRestored}
        back={() => change({ ...state, isDone: false })}
      />
    </div>
  );
}
