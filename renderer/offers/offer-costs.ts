import type { OfferCard } from '@generated/entities.ts';
import type { Consumption } from './consumption.ts';

export type OfferCosts = Pick<OfferCard, 'electricityCosts' | 'gasCost'>;

/**
 * A fixed unit price such as '0,1290 €/kWh' as a number. Undefined for one that follows an index
 * ('PUN + 0,0149 €/kWh'), which nobody can multiply ahead of time.
 */
export function unitPrice(text: string | undefined): number | undefined {
  const price = /^\s*(\d+(?:,\d+)?)\s*€\s*\/\s*(?:kWh|Smc)\s*$/i.exec(text ?? '')?.[1];
  return price === undefined ? undefined : Number(price.replace(',', '.'));
}

/**
 * Yearly cost of the energy alone, in euro; undefined unless every part the consumption asks for
 * has a fixed price.
 */
export function energyCost(offer: OfferCosts, { kwh, smc }: Consumption): number | undefined {
  let total = 0;
  for (const [amount, text] of [
    [kwh, offer.electricityCosts],
    [smc, offer.gasCost],
  ] as const) {
    // An offer for one commodity is compared on that one.
    if (!amount || !text) continue;
    const price = unitPrice(text);
    if (price === undefined) return undefined;
    total += amount * price;
  }
  return total > 0 ? Math.round(total) : undefined;
}
