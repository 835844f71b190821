import type { ReactNode } from 'react';
import { type Consumption, formatNumber } from '../../offers/consumption.ts';
import { energyCost, type OfferCosts } from '../../offers/offer-costs.ts';
import styles from './Wizard.module.css';

/** What an offer's energy would cost in a year, or that nobody can tell ahead of time. */
export function costNote(offer: OfferCosts, consumption: Consumption): ReactNode {
  const cost = energyCost(offer, consumption);
  if (cost !== undefined) {
    return (
      <p className={styles.cost}>
        Circa <strong>{formatNumber(cost)} € l’anno</strong> di materia energia; quota fissa,
        trasporto e imposte sono a parte.
      </p>
    );
  }
  if (!offer.electricityCosts && !offer.gasCost) return null;
  return (
    <p className={styles.variable}>
      Il prezzo cambia con {reasonOf(offer)}; quota fissa, trasporto e imposte sono a parte.
    </p>
  );
}

/** An index is named in the price (PUN of electricity, PSV of gas); else it has several, by the hour. */
const reasonOf = ({ electricityCosts = '', gasCost = '' }: OfferCosts) =>
  /\bP(?:UN|SV)\b/.test(`${electricityCosts} ${gasCost}`)
    ? 'il mercato all’ingrosso'
    : 'l’ora del giorno';
