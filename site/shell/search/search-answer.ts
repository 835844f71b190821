/** What `GET /api/search` answers. */
export interface SearchAnswer {
  /** Everything found, also what is left out here. */
  total: number;
  /** Where nothing was found: words spelt nearly so that find something. */
  suggestion?: string;
  groups: {
    label: string;
    results: { key: number; title: string; link: string; text: string }[];
  }[];
}
