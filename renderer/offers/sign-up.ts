import type { Product } from '@generated/entities.ts';

/** Category of the refer-a-friend programme's offers, and its name in the funnel (spec 4.6, 9). */
export const REFER_A_FRIEND = 'porta-un-amico';

/** Where an offer is signed, in the funnel; one of the refer-a-friend programme says so (spec 2.4, 4.6). */
export function signUpAddress(
  { slug, isReferAFriend }: Pick<Product, 'slug' | 'isReferAFriend'>,
  funnelDomain: string,
): string {
  return `${funnelDomain}/offerte/${slug}${isReferAFriend ? `?programma=${REFER_A_FRIEND}` : ''}`;
}

/** What the button that leads there says. */
export function signUpLabel({ isReferAFriend }: Pick<Product, 'isReferAFriend'>): string {
  return isReferAFriend ? 'Attiva con un amico' : 'Attiva online';
}
