/** Of tabbed product pages (spec 2.4). */
export const TABBED = 'page-tab-product';

/** The CMS's templates of pages (spec 2.3), as editors choose among them. */
export const PAGE_KINDS = [
  { template: '', name: 'Pagina', help: 'Blocchi a piacere: la scelta per quasi tutto.' },
  {
    template: TABBED,
    name: 'Pagina prodotto a schede',
    help: 'Una o più offerte raccontate in schede: il sito aggiunge in basso la barra per attivare quella aperta.',
  },
  {
    template: 'page-product.php',
    name: 'Pagina di una sola offerta',
    help: 'I dati dell’offerta si compilano in WordPress.',
  },
] as const;

/** What editors call a page of a template; undefined for one that they cannot choose. */
export const pageKind = (template: string) => PAGE_KINDS.find((kind) => kind.template === template);
