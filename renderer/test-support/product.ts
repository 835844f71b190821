import type { Product } from '@generated/entities.ts';

export const FUNNEL = 'https://attiva.example';

/** An offer with a price, to be signed online. */
export const PRODUCT: Product = {
  id: 1,
  title: 'Luce Chiara',
  slug: 'luce-chiara',
  link: '/offerte/luce-chiara',
  bonusList: [],
  electricityCosts: '0,139 €/kWh',
  showSubscribe: true,
  funnelDomain: FUNNEL,
  isReferAFriend: false,
};
