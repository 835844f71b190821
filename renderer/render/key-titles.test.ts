import { expect, it } from 'vitest';
import { createDocument } from '../document/create-document.ts';
import { insertSubtree, type Subtree } from '../document/operations/insert-subtree.ts';
import { ROOT_ID } from '../document/types.ts';
import { renderDocumentToHtml } from '../index.ts';

/** What the panels of a page say of themselves before any code runs, in order. */
async function titles(subtree: Subtree) {
  const { document } = insertSubtree(createDocument(), { parentId: ROOT_ID, subtree });
  const html = await renderDocumentToHtml({ document });
  const tags = html.match(/<[^>]*data-tab-panel=[^>]*>/g) ?? [];
  return tags.map((tag) => /data-tab-title="([^"]*)"/.exec(tag)?.[1]);
}
const tabs = (list: object[], ...children: Subtree[]): Subtree => ({
  ...{ component: 'ProductPageTab', props: { tabs: list }, children },
});
const content = (tabId: string): Subtree => ({
  component: 'ProductPageTabContent',
  props: { tabId },
});
const INDEXED = { title: ' Indicizzato ', tabId: 'variabile' };

it('a content and cards have the title of their tab', async () => {
  const cards = { component: 'ProductPageCards', props: { tabId: 'variabile' } };
  expect(await titles(tabs([INDEXED], content('variabile'), cards))).toEqual([
    'Indicizzato',
    'Indicizzato',
  ]);
});

it('a content has none whose id is that of no tab around it, or of one without a title', async () => {
  const outer = tabs([INDEXED, { title: '', tabId: 'b' }], content('a'), content('b'));
  expect(await titles(outer)).toEqual([undefined, undefined]);
  expect(
    await titles(tabs([INDEXED], tabs([{ title: 'B', tabId: 'b' }], content('variabile')))),
  ).toEqual([undefined]);
  expect(await titles(content('variabile'))).toEqual([undefined]);
});
