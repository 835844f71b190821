import type { Document } from './types.ts';

const ESCAPED: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * The document as WordPress stores it. `<`, `>` and `&` are escaped, so that WordPress's HTML
 * filter (kses) finds nothing to change and the bytes come back as they went.
 */
export function serializeDocument(document: Document): string {
  const saved = {
    ...document.extra,
    nodes: Object.fromEntries(document.nodes),
    media: document.media,
    versions: document.versions,
  };
  return escapeJson(JSON.stringify(saved));
}

/** JSON that is safe inside HTML and passes kses unchanged. */
export function escapeJson(json: string): string {
  return json.replace(/[<>&\u2028\u2029]/g, (character) => ESCAPED[character] ?? character);
}
