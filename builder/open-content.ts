import { createDocument } from '@renderer/document/create-document.ts';
import { DocumentError } from '@renderer/document/errors.ts';
import { type Caps, FORBIDDEN_KEYS, NO_CAPS } from '@renderer/document/limits.ts';
import { migrateDocument } from '@renderer/document/migrate.ts';
import { readDocument } from '@renderer/document/parse.ts';
import { forbiddenKeys, readJson } from '@renderer/document/read-json.ts';
import type { Document, Finding } from '@renderer/document/types.ts';

export type OpenedContent =
  | { kind: 'empty' }
  /** With the parts of it that could not be read; saving leaves them out. */
  | { kind: 'tree'; malformed: readonly Finding[] }
  /** Content of WordPress's own editors, or a tree that cannot be read; saving replaces it. */
  | { kind: 'foreign' | 'unreadable'; reason: string };

interface Opened {
  document: Document;
  opened: OpenedContent;
}

/** The stored content as a document at the current versions of its blocks. */
export const openContent = (content: string): Opened => open(content);

/** Unsaved work that this browser kept, which may be too much to be saved. */
export const openKept = (content: string): Opened => open(content, NO_CAPS);

function open(content: string, caps?: Caps): Opened {
  const text = content.trim();
  if (text === '') return { document: createDocument(), opened: { kind: 'empty' } };
  if (!text.startsWith('{')) {
    const reason = 'La pagina contiene un testo scritto in WordPress, non blocchi.';
    return { document: createDocument(), opened: { kind: 'foreign', reason } };
  }
  const refused = forbiddenKeyOf(text, caps);
  if (refused) {
    const reason = `La pagina contiene la chiave «${refused}», che non è ammessa.`;
    return { document: createDocument(), opened: { kind: 'unreadable', reason } };
  }
  try {
    const { document, malformed } = readDocument(text, caps);
    return { document: migrateDocument(document), opened: { kind: 'tree', malformed } };
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    const opened: OpenedContent = { kind: 'unreadable', reason: error.message };
    return { document: createDocument(), opened };
  }
}

/** A key that no document may have: what is under it would be lost with the next save. */
function forbiddenKeyOf(text: string, caps: Caps | undefined): string | undefined {
  // Nearly no page names one; the others need not be looked through.
  if (![...FORBIDDEN_KEYS].some((key) => text.includes(`"${key}"`))) return undefined;
  const read = readJson(text, caps);
  return read.ok ? forbiddenKeys(read.value)[0]?.split('/').at(-1) : undefined;
}
