import type { Product } from '@generated/entities.ts';

/** Category of the refer-a-friend programme's offers, and its name in the funnel (spec 4.6, 9). */
export const REFER_A_FRIEND = 'porta-un-amico';

/**
 * Where an offer is signed, in the funnel; one of the refer-a-friend programme says so (spec 2.4, 4.6),
 * and a tariff type that was chosen and is not the usual one (spec 9).
 */
export function signUpAddress(
  offer: Pick<Product, 'slug' | 'isReferAFriend'> & { tariff?: 'bio' },
  funnelDomain: string,
): string {
  const { slug, isReferAFriend, tariff } = offer;
  const query = new URLSearchParams({
    ...(isReferAFriend && { programma: REFER_A_FRIEND }),
    ...(tariff && { tariffa: tariff }),
  });
  return `${funnelDomain}/offerte/${slug}${query.size > 0 ? `?${query}` : ''}`;
}

/** What the button that leads there says. */
export function signUpLabel({ isReferAFriend }: Pick<Product, 'isReferAFriend'>): string {
  return isReferAFriend ? 'Attiva con un amico' : 'Attiva online';
}
