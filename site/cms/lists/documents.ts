import 'server-only';
import type { DocumentItem, ListFilter } from '@generated/entities.ts';
import { cmsGet } from '../client.ts';
import { mapDocument, mapDocumentCategory } from '../map/document-item.ts';
import { list } from '../map/values.ts';
import { typeTag } from '../tags.ts';
import { mapItems } from './map-items.ts';
import { readList } from './read-list.ts';
import { readTermTree } from './term-tree.ts';

const TAGS = [typeTag('document')];

/** Documents of the categories, by slug, and of those below them (spec 7). */
export async function listDocuments(categories: readonly string[]): Promise<DocumentItem[]> {
  const slugs = categories.map(encodeURIComponent).join(',');
  const [items, tree] = await Promise.all([
    readList(
      `/wp/v2/documents?filter[documents_categories]=${slugs}&_fields[]=id,acf,title,documents_categories&per_page=100`,
      TAGS,
    ),
    readTermTree('documents_categories', TAGS),
  ]);
  const documents = mapItems(items, (item) => mapDocument(item, tree));
  const isWanted = (tag: number) => categories.includes(tree.get(tag)?.slug ?? '');
  // A CMS that does not know `filter[...]` lists every document.
  return documents.filter((document) => document.tags.some(isWanted));
}

/** Document categories by slug, as filters (spec 7, 3.8). */
export async function listDocumentCategories(slugs: readonly string[]): Promise<ListFilter[]> {
  const answer = await cmsGet(
    `/wp/v2/documents_categories?_fields[]=id,name,slug&slug=${slugs.map(encodeURIComponent).join(',')}`,
    TAGS,
  );
  return mapItems(list(answer.body), mapDocumentCategory);
}
