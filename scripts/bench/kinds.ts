/** One page of every kind the seed holds. */
export const KINDS = [
  '/',
  '/albavivafibra',
  '/offerte/luce',
  '/offerte/luce/luce-chiara-casa',
  '/punti-vendita',
  '/punti-vendita/torino',
  '/news',
  '/news/apre-novara',
  '/eventi',
  '/eventi/porte-aperte-torino',
  '/normativa',
  '/casa/albavivapedia',
  '/lavora-con-noi',
  '/faq',
  '/documenti',
  '/assistenza',
  '/cerca?q=bolletta',
];

/** Those most visitors begin with. */
export const MAIN_KINDS = [
  '/',
  '/albavivafibra',
  '/offerte/luce',
  '/offerte/luce/luce-chiara-casa',
  '/punti-vendita',
  '/contatti',
  '/news/apre-novara',
];
