import type { Locator, Page } from 'playwright/test';

/** A page of one tab and its content. */
export const ONE_TAB = {
  'tabs-a': {
    component: 'ProductPageTab',
    props: { tabs: [{ title: 'Luce', tabId: 'luce' }] },
    childIds: ['content-a'],
  },
  'content-a': { component: 'ProductPageTabContent', props: { tabId: 'luce' } },
};

/** The outline's lines of what tabs show. */
export const contents = (page: Page): Locator =>
  page.getByRole('treeitem', { name: /^Contenuto di una scheda/ });
