import { expect, it } from 'vitest';
import { adoptTabContents } from './adopt-tab-contents.ts';
import { migrateDocument } from './migrate.ts';
import { parseDocument } from './parse.ts';
import { checkStructure } from './structure.ts';
import type { Document } from './types.ts';

type Entry = [component: string, props?: object, childIds?: string[]];

const pageOf = (entries: Record<string, Entry>, versions?: object): Document =>
  parseDocument(
    JSON.stringify({
      ...{ media: [], versions },
      nodes: Object.fromEntries(
        Object.entries(entries).map(([id, [component, props = {}, childIds = []]]) => [
          id,
          { id, component, props, childIds },
        ]),
      ),
    }),
  );
const children = (document: Document, id: string) => document.nodes.get(id)?.childIds;

const BESIDE: Record<string, Entry> = {
  root: ['root', {}, ['intro', 'tabs', 'luce', 'gas', 'cards', 'plain', 'end']],
  intro: ['TextBlock'],
  tabs: ['ProductPageTab'],
  luce: ['productpagetabcontent', { tabId: 'luce' }],
  gas: ['ProductPageTabContent', { tabId: 'gas' }],
  cards: ['ProductPageCards', { tabId: 'gas' }],
  plain: ['ProductPageCards', {}],
  end: ['TextBlock'],
};

it('contents that stand after their tabs go into them, in their order', () => {
  const adopted = adoptTabContents(pageOf(BESIDE));
  expect(children(adopted, 'tabs')).toEqual(['luce', 'gas', 'cards']);
  expect(children(adopted, 'root')).toEqual(['intro', 'tabs', 'plain', 'end']);
  expect(checkStructure(adopted)).toEqual([]);
  expect(adoptTabContents(adopted)).toBe(adopted);
});

it('each goes into the tabs it follows; tabs with contents of their own take no others', () => {
  const adopted = adoptTabContents(
    pageOf({
      root: ['root', {}, ['before', 'one', 'a', 'two', 'b', 'full', 'c']],
      before: ['ProductPageTabContent', { tabId: 'x' }],
      one: ['ProductPageTab'],
      a: ['ProductPageTabContent', { tabId: 'a' }],
      two: ['ProductPageTab'],
      b: ['ProductPageTabContent', { tabId: 'b' }],
      full: ['ProductPageTab', {}, ['own']],
      own: ['ProductPageTabContent', { tabId: 'own' }],
      c: ['ProductPageTabContent', { tabId: 'c' }],
    }),
  );
  expect(children(adopted, 'one')).toEqual(['a']);
  expect(children(adopted, 'two')).toEqual(['b']);
  expect(children(adopted, 'full')).toEqual(['own']);
  expect(children(adopted, 'root')).toEqual(['before', 'one', 'two', 'full', 'c']);
});

it('only documents of the earlier system are changed: here an editor put them where they stand', () => {
  expect(children(migrateDocument(pageOf(BESIDE)), 'tabs')).toHaveLength(3);
  expect(children(migrateDocument(pageOf(BESIDE, { productpagetab: 1 })), 'tabs')).toEqual([]);
});
