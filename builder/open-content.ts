import { createDocument } from '@renderer/document/create-document.ts';
import { DocumentError } from '@renderer/document/errors.ts';
import { FORBIDDEN_KEYS } from '@renderer/document/limits.ts';
import { migrateDocument } from '@renderer/document/migrate.ts';
import { parseDocument } from '@renderer/document/parse.ts';
import { forbiddenKeys, readJson } from '@renderer/document/read-json.ts';
import type { Document } from '@renderer/document/types.ts';

export type OpenedContent =
  | { kind: 'tree' | 'empty' }
  /** Content of WordPress's own editors, or a tree that cannot be read; saving replaces it. */
  | { kind: 'foreign' | 'unreadable'; reason: string };

/** The stored content as a document at the current versions of its blocks. */
export function openContent(content: string): { document: Document; opened: OpenedContent } {
  const text = content.trim();
  if (text === '') return { document: createDocument(), opened: { kind: 'empty' } };
  if (!text.startsWith('{')) {
    const reason = 'La pagina contiene un testo scritto in WordPress, non blocchi.';
    return { document: createDocument(), opened: { kind: 'foreign', reason } };
  }
  const refused = forbiddenKeyOf(text);
  if (refused) {
    const reason = `La pagina contiene la chiave «${refused}», che non è ammessa.`;
    return { document: createDocument(), opened: { kind: 'unreadable', reason } };
  }
  try {
    return { document: migrateDocument(parseDocument(text)), opened: { kind: 'tree' } };
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    const opened: OpenedContent = { kind: 'unreadable', reason: error.message };
    return { document: createDocument(), opened };
  }
}

/** A key that no document may have: what is under it would be lost with the next save. */
function forbiddenKeyOf(text: string): string | undefined {
  // Nearly no page names one; the others need not be looked through.
  if (![...FORBIDDEN_KEYS].some((key) => text.includes(`"${key}"`))) return undefined;
  const read = readJson(text);
  return read.ok ? forbiddenKeys(read.value)[0]?.split('/').at(-1) : undefined;
}
