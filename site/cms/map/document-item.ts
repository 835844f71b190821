import type { DocumentFields } from '@generated/cms-fields.ts';
import type { DocumentItem, ListFilter } from '@generated/entities.ts';
import { fileAddress } from './paths.ts';
import { type TermTree, termsOf } from './term-tree.ts';
import { fields, list, number, object, plain, text } from './values.ts';

/**
 * Document of the REST API (spec 3.8); undefined without an attachment to download. Its tags are
 * its categories and those above them, so that the filter of a category finds it too.
 */
export function mapDocument(item: unknown, categories: TermTree): DocumentItem | undefined {
  const raw = object(item);
  const path = documentAddress(raw.acf);
  if (!path) return undefined;
  return {
    id: number(raw.id) ?? 0,
    text: plain(raw.title),
    href: path,
    label: 'scarica',
    tags: termsOf(categories, list(raw.documents_categories)),
    extension: /\.([a-z0-9]{1,5})(?:$|\?)/i.exec(path)?.[1]?.toLowerCase(),
  };
}

/** Address of a document's file (spec 2.5), which the CMS answers as such or as a file with a `url`. */
export function documentAddress(acf: unknown): string | undefined {
  const attachment = fields<DocumentFields>(acf).document_attachment;
  return fileAddress(text(attachment) ?? text(object(attachment).url));
}

/** Document category as a filter (spec 3.8). */
export function mapDocumentCategory(item: unknown): ListFilter {
  const raw = object(item);
  return { id: number(raw.id) ?? 0, label: plain(raw.name), value: text(raw.slug) ?? '' };
}
