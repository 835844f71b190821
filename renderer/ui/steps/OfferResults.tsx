import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { funnelAddress } from '../../offers/configurator.ts';
import {
  type Audience,
  consumptionText,
  estimateConsumption,
  type Profile,
} from '../../offers/consumption.ts';
import { matchingOffers } from '../../offers/matching-offers.ts';
import type { NearbyStore } from '../../offers/nearest-store.ts';
import type { NeedType } from '../../offers/need-types.ts';
import { utilityName } from '../../offers/utilities.ts';
import { LinkButton } from '../button/LinkButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { FilteredOffers } from '../offer-grid/FilteredOffers.tsx';
import { costNote } from './cost-note.tsx';
import { StoreNearby } from './StoreNearby.tsx';
import styles from './Wizard.module.css';
import type { WizardOffer } from './wizard-offers.ts';

/** The offers that match what was told; all of them, hidden, before anything was. */
export function OfferResults(view: {
  audience: Audience;
  funnelDomain: string;
  offers: readonly WizardOffer[];
  tiles: readonly ReactNode[];
  stores: readonly NearbyStore[];
  need: NeedType | undefined;
  profile: Profile | undefined;
  /** They were there before: nothing moves to them. */
  isRestored: boolean;
  back: () => void;
}) {
  const { audience, funnelDomain, offers, tiles, stores, need, profile, isRestored, back } = view;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!profile || isRestored) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [profile, isRestored]);

  const shown = useMemo(
    () => (profile ? matchingOffers(offers, profile.utility) : [...offers.keys()]),
    [offers, profile],
  );
  const facets = useMemo(() => shown.flatMap((index) => offers[index] ?? []), [shown, offers]);
  const consumption = profile ? estimateConsumption(audience, profile) : {};

  return (
    <div className={styles.results} hidden={!profile}>
      {profile && need && (
        <header className={styles.summary}>
          <div>
            <h3 ref={heading} tabIndex={-1}>
              {facets.length > 0 ? 'Le offerte per te' : 'Parliamone insieme'}
            </h3>
            <p>
              {[
                need.name,
                utilityName(profile.utility),
                `CAP ${profile.cap}`,
                consumptionText(consumption),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {facets.length > 0 && <p>{need.ready}</p>}
          </div>
          <button type="button" className={styles.edit} onClick={back}>
            <Icon name="ArrowLeft" size={20} />
            Modifica
          </button>
        </header>
      )}
      {facets.length > 0 ? (
        <div className={styles.offers}>
          <FilteredOffers
            label="Offerte"
            facets={facets}
            tiles={shown.map((index) => tiles[index])}
            notes={profile && facets.map((offer) => costNote(offer, consumption))}
          />
        </div>
      ) : (
        <p className={styles.none}>
          Per questa fornitura non ci sono offerte da mostrare qui: continua online, o passa in un
          punto vendita.
        </p>
      )}
      {profile && need && (
        <footer className={styles.next}>
          {audience === 'business' && <StoreNearby cap={profile.cap} stores={stores} />}
          <LinkButton
            href={funnelAddress(funnelDomain, {
              utility: profile.utility,
              need: need.id,
              type: audience === 'casa' ? 'Privato' : 'PMI',
            })}
          >
            Continua online
          </LinkButton>
        </footer>
      )}
    </div>
  );
}
