import type { UtilityId } from './utilities.ts';

export type CustomerType = 'Privato' | 'PMI';

/** Where the visitor is in the configurator (spec 2.12, configurator entry). */
export type Configuration =
  | { step: 'utility' }
  | { step: 'need'; utility: UtilityId; type: CustomerType };

/** The configurator starts at the step 'utility', and its way back leads there. */
export const START: Configuration = { step: 'utility' };

/** The residential entry skips the step of the customer's type: it is 'Privato'. */
export function chooseUtility(utility: UtilityId): Configuration {
  return { step: 'need', utility, type: 'Privato' };
}

/** Address of the funnel that takes over with what was chosen; the need may be still open. */
export function funnelAddress(
  funnelDomain: string,
  chosen: { utility: UtilityId; need?: number; type: CustomerType },
): string {
  const query = new URLSearchParams({ utility: chosen.utility });
  if (chosen.need !== undefined) query.set('need', String(chosen.need));
  query.set('type', chosen.type);
  return `${funnelDomain}/configuratore?${query}`;
}
