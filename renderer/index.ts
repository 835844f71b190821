/** Contract C8: the renderer as a library, for tools and benchmarks outside the site. */
export { DocumentError } from './document/errors.ts';
export { parseDocument } from './document/parse.ts';
export { serializeDocument } from './document/serialize.ts';
export type { Document, DocumentNode, Finding, MediaItem } from './document/types.ts';
export { validateDocument } from './document/validate.ts';
export { renderDocumentToHtml } from './static/render-to-html.ts';
