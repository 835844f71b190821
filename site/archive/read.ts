import 'server-only';
import type { ContentCard } from '@generated/entities.ts';
import { glossaryType } from '../cms/lists/articles.ts';
import { mapItems } from '../cms/lists/map-items.ts';
import { readList } from '../cms/lists/read-list.ts';
import { mapContentCard, relevantByField } from '../cms/map/content-card.ts';
import { todayInRome } from '../cms/map/dates.ts';
import { mapDocumentCategory } from '../cms/map/document-item.ts';
import { guideCard, mapGuideArticle } from '../cms/map/guide.ts';
import { mapTermTree, termsOf } from '../cms/map/term-tree.ts';
import { list, object } from '../cms/map/values.ts';
import { typeTag } from '../cms/tags.ts';
import { type ArchivePage, arrange, sortItems } from './arrange.ts';
import type { ArchiveKind, ArchiveRoute } from './route.ts';

const CARD_FIELDS = 'id,type,slug,link,date,title,excerpt,better_featured_image,acf,parents';

/** One page of an archive, from the CMS; undefined when there is no such page. */
export async function readArchive(route: ArchiveRoute): Promise<ArchivePage | undefined> {
  const { kind, category, page } = route;
  const { type, taxonomy } = source(kind);
  const tags = [typeTag(type)];
  const [items, terms] = await Promise.all([
    readList(`/wp/v2/${type}?per_page=100&_fields=${CARD_FIELDS},${taxonomy}`, tags),
    readList(`/wp/v2/${taxonomy}?per_page=100&_fields=id,name,slug,parent`, tags),
  ]);
  const tree = mapTermTree(terms);
  const cards = mapItems(items, (item) => ({
    card: cardOf(kind, item),
    terms: termsOf(tree, list(object(item)[taxonomy])),
  }));
  const sorted = sortItems(kind, cards, todayInRome());
  return arrange({ items: sorted, terms: mapItems(terms, mapDocumentCategory), category, page });
}

function cardOf(kind: ArchiveKind, item: unknown): ContentCard {
  return kind === 'guide'
    ? guideCard(mapGuideArticle(item))
    : mapContentCard(item, relevantByField);
}

function source(kind: ArchiveKind): { type: string; taxonomy: string } {
  switch (kind) {
    case 'news':
    case 'event':
      return { type: kind, taxonomy: 'news_category' };
    case 'guide':
      return { type: kind, taxonomy: 'service_category' };
    case 'glossary':
      return { type: glossaryType(), taxonomy: 'glossary_category' };
  }
}
