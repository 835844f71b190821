import type { Product } from '@generated/entities.ts';

/** Where an offer is signed, in the funnel; one of the refer-a-friend programme says so (spec 2.4, 4.6). */
export function signUpAddress(
  { slug, isReferAFriend }: Pick<Product, 'slug' | 'isReferAFriend'>,
  funnelDomain: string,
): string {
  return `${funnelDomain}/offerte/${slug}${isReferAFriend ? '?programma=porta-un-amico' : ''}`;
}

/** What the button that leads there says. */
export function signUpLabel({ isReferAFriend }: Pick<Product, 'isReferAFriend'>): string {
  return isReferAFriend ? 'Attiva con un amico' : 'Attiva online';
}
