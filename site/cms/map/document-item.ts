import type { DocumentFields } from '@generated/cms-fields.ts';
import type { DocumentItem, ListFilter } from '@generated/entities.ts';
import { fileAddress } from './paths.ts';
import { fields, list, number, object, plain, text } from './values.ts';

/** Document of the REST API (spec 3.8); undefined without an attachment to download. */
export function mapDocument(item: unknown): DocumentItem | undefined {
  const raw = object(item);
  const attachment = fields<DocumentFields>(raw.acf).document_attachment;
  const href = text(attachment) ?? text(object(attachment).url);
  if (!href) return undefined;
  const path = fileAddress(href) ?? href;
  return {
    id: number(raw.id) ?? 0,
    text: plain(raw.title),
    href: path,
    label: 'scarica',
    tags: list(raw.documents_categories).flatMap((id) => number(object(id).id ?? id) ?? []),
    extension: /\.([a-z0-9]{1,5})(?:$|\?)/i.exec(path)?.[1]?.toLowerCase(),
  };
}

/** Document category as a filter (spec 3.8). */
export function mapDocumentCategory(item: unknown): ListFilter {
  const raw = object(item);
  return { id: number(raw.id) ?? 0, label: plain(raw.name), value: text(raw.slug) ?? '' };
}
