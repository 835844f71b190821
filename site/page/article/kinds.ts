import { glossaryType } from '../../cms/lists/articles.ts';
import type { CmsPage } from '../../cms/map/page.ts';

interface ArticleKind {
  /** What one item is, above its title. */
  name: string;
  /** The link back to the list. */
  all: string;
  /** Heading of the others below it. */
  others: string;
  /** Taxonomy of its topic. */
  topics?: string;
  /** A card beside the text: with facts to read before it, or with what to do after it. */
  card?: 'before' | 'after';
}

/** How the items of each kind are called on their own pages. */
const KINDS: Readonly<Record<string, ArticleKind>> = {
  news: { name: 'News', all: 'Tutte le news', others: 'Altre news', topics: 'news_category' },
  event: { name: 'Evento', all: 'Tutti gli eventi', others: 'Prossimi eventi', card: 'before' },
  guide: {
    ...{ name: 'Guida', all: 'Tutte le guide', others: 'Altre guide' },
    topics: 'service_category',
  },
  shop: {
    ...{
      name: 'Punto vendita',
      all: 'Tutti i punti vendita',
      others: 'I punti vendita più vicini',
    },
    card: 'before',
  },
  regulation: {
    ...{ name: 'Normativa', all: 'Tutte le normative', others: 'Leggi anche' },
    ...{ topics: 'regulation_category', card: 'before' },
  },
  'work-offer': {
    ...{
      name: 'Lavora con noi',
      all: 'Tutte le posizioni aperte',
      others: 'Altre posizioni aperte',
    },
    ...{ topics: 'work_offer_category', card: 'before' },
  },
  glossary: {
    ...{ name: 'Glossario', all: 'Tutte le voci', others: 'Altre voci' },
    topics: 'glossary_category',
  },
  faq: {
    ...{ name: 'Domanda frequente', all: 'Tutte le domande frequenti', others: 'Altre domande' },
    ...{ topics: 'faq_category', card: 'after' },
  },
};

/** A type by the name its kind has here: the glossary's own is made of the brand. */
export const kindKey = ({ post_type }: Pick<CmsPage, 'post_type'>): string =>
  post_type === glossaryType() ? 'glossary' : post_type;

export const kindOf = (page: Pick<CmsPage, 'post_type'>): ArticleKind | undefined =>
  KINDS[kindKey(page)];

/** The first topic of an item, as its page names it. */
export function topicOf(page: Pick<CmsPage, 'post_type' | 'terms'>) {
  const taxonomy = kindOf(page)?.topics;
  return taxonomy ? page.terms[taxonomy]?.[0] : undefined;
}

/** The line above an item's title: what it is, and of what. */
export function eyebrowOf(page: CmsPage): string | undefined {
  const kind = kindOf(page);
  const topic = page.post_type === 'shop' ? page.region : topicOf(page)?.name;
  return kind && [kind.name, topic].filter(Boolean).join(' · ');
}
