import { createDocument } from '@renderer/document/create-document.ts';
import { DocumentError } from '@renderer/document/errors.ts';
import { migrateDocument } from '@renderer/document/migrate.ts';
import { parseDocument } from '@renderer/document/parse.ts';
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
  try {
    return { document: migrateDocument(parseDocument(text)), opened: { kind: 'tree' } };
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    const opened: OpenedContent = { kind: 'unreadable', reason: error.message };
    return { document: createDocument(), opened };
  }
}
