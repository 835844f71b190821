/** What `GET /api/search` answers. */
export interface SearchAnswer {
  /** Everything found, also what is left out here. */
  total: number;
  groups: {
    label: string;
    results: { key: number; title: string; link: string; text: string }[];
  }[];
}
