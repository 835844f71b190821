import type { PageAudit } from '../audit.ts';

/** What the canvas sees of a page that has nothing to mend. */
export const NOTHING_WRONG: PageAudit = {
  ...{
    headings: [{ node: 'a', level: 1, text: 'Titolo' }],
    links: [],
    images: [],
    missing: [],
    ids: [],
  },
  ...{ contrast: [], weights: [], empty: [], unseen: [] },
};
