import type { GuidaBollettaProps } from '@generated/types.ts';

/** The named groups as one reads the bill, which is how its pictures number them (spec 2.12). */
const NAMES = [
  'billInfo',
  'identityBar',
  'supplyProperties',
  'consumptionDetails',
  'expenseSummary',
  'paymentMethod',
  'selfReading',
  'contacts',
  'otherCharges',
  'penalty',
  'recalculations',
  'bullet12',
  'bullet13',
  'bullet14',
] as const;

/** A numbered point of the bill's pictures. */
export interface NamedPoint {
  number: number;
  title: string;
  text: string;
}

/** The groups that say something, each with its number, which does not depend on the others. */
export function namedPoints(props: GuidaBollettaProps): NamedPoint[] {
  return NAMES.flatMap((name, index) => {
    const { title = '', text = '' } = props[name];
    return title || text ? [{ number: index + 1, title, text }] : [];
  });
}
