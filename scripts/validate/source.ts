/** A document to validate: where it comes from, which page it is, its saved JSON. */
export interface Source {
  source: string;
  page: string;
  json: string;
  /** Synced patterns that the CMS has for it; absent where nobody can know. */
  patterns?: ReadonlySet<number>;
}

/** Why the documents cannot be read at all. */
export class SourceError extends Error {
  override name = 'SourceError';
}
