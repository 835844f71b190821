import { readJson } from '@renderer/document/read-json.ts';
import { serializeDocument } from '@renderer/document/serialize.ts';
import type { Document } from '@renderer/document/types.ts';
import { CmsFailure } from './cms-failure.ts';

/**
 * A document, prepared for saving, as the CMS is to keep it. Throws a CmsFailure where neither site
 * nor editor would read it back, as past the caps of documents (DESIGN §7): what is typed costs up
 * to six times as much in storage.
 */
export function contentToSave(prepared: Document): string {
  const content = serializeDocument(prepared);
  const read = readJson(content);
  if (read.ok) return content;
  const why = read.findings.map(({ message }) => message).join(' ');
  throw new CmsFailure(
    'refused',
    `${why} Le modifiche restano qui: togli qualcosa, o spostalo in un’altra pagina, e salva di nuovo.`,
  );
}
