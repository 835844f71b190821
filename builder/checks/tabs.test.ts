import type { Document } from '@renderer/document/types.ts';
import { describe, expect, it } from 'vitest';
import { NOTHING_WRONG } from '../test-support/audit.ts';
import { node, page } from '../test-support/document.ts';
import type { CheckConfig, CheckRule } from './check.ts';
import { runChecks } from './run-checks.ts';

const document = page(
  node('tabs', {
    component: 'ProductPageTab',
    props: { tabs: [{ tabId: 'luce' }, { tabId: 'gas' }] },
    childIds: ['c1', 'c2'],
  }),
  node('c1', { component: 'ProductPageTabContent', props: { tabId: 'luce' } }),
  node('c2', { component: 'ProductPageTabContent', props: { tabId: 'fibra' } }),
);
const check = (of: Document, config?: CheckConfig) =>
  runChecks(
    { document: of, audit: NOTHING_WRONG, paths: undefined, path: '/qui', origin: 'https://www.x' },
    config,
  );
const of = (rule: CheckRule, findings: ReturnType<typeof check>) =>
  findings.filter((found) => found.check === rule).map(({ node: id, pointer }) => [id, pointer]);

describe('checks of tabs', () => {
  it('find contents of tabs that no tab shows, and tabs without contents', () => {
    expect(of('tabs', check(document))).toEqual([['tabs', '/nodes/tabs/props/tabs/1/tabId']]);
    // It gets a tab by the name of its id.
    expect(of('unlisted-tabs', check(document))).toEqual([['c2', '/nodes/c2/props/tabId']]);
    const nameless = page(
      node('tabs', { component: 'ProductPageTab', childIds: ['c1', 'c2', 'c3'] }),
      ...['luce', 'gas', undefined].map((tabId, at) =>
        node(`c${at + 1}`, { component: 'ProductPageTabContent', props: { tabId } }),
      ),
    );
    expect(of('tabs', check(nameless))).toEqual([['c3', '/nodes/c3/props/tabId']]);
  });

  it('find tabs of one name, and offers that one lists twice', () => {
    const offer = (productId: string) => ({ productId });
    const twice = page(
      node('tabs', {
        component: 'ProductPageTab',
        props: {
          tabs: [
            { tabId: 'a', title: 'CASA' },
            { tabId: 'b', title: 'CASA' },
          ],
        },
        childIds: ['c1', 'c2'],
      }),
      node('c1', {
        component: 'ProductPageTabContent',
        props: { tabId: 'a', productIds: [offer('/luce'), offer('/gas'), offer('/luce')] },
      }),
      node('c2', {
        component: 'ProductPageTabContent',
        props: { tabId: 'b', productIds: [offer('/gas')] },
      }),
    );
    expect(of('unlisted-tabs', check(twice))).toEqual([['tabs', '/nodes/tabs/props/tabs/1/title']]);
    const [found, ...others] = of('offers', check(twice));
    expect([found, others]).toEqual([['c1', '/nodes/c1/props/productIds/2/productId'], []]);
  });

  it('find blocks beside the contents, which show under every tab', () => {
    const beside = page(
      node('tabs', {
        component: 'ProductPageTab',
        props: { tabs: [{ tabId: 'luce' }, { tabId: 'gas' }] },
        childIds: ['c1', 'text', 'cards', 'c2'],
      }),
      node('c1', { component: 'ProductPageTabContent', props: { tabId: 'luce' } }),
      node('text'),
      // They say themselves which tab they are of.
      node('cards', { component: 'ProductPageCards', props: { tabId: 'gas' } }),
      node('c2', {
        component: 'ProductPageTabContent',
        props: { tabId: 'gas' },
        childIds: ['within'],
      }),
      node('within'),
    );
    expect(of('unlisted-tabs', check(beside)).map(([id]) => id)).toEqual(['text']);
    // What a content holds stands for the offers it has none of.
    const empty = check(beside).filter((found) => found.check === 'empty-lists');
    expect(
      empty.map(({ node: id, message }) => [id, message.includes('chi apre la scheda')]),
    ).toEqual([
      ['c1', true],
      ['cards', false],
    ]);
  });

  it('tell a content that is hidden from one that is not there', () => {
    const { nodes, ...rest } = document;
    const hidden = new Map(nodes);
    const content = hidden.get('c1');
    if (content) hidden.set('c1', { ...content, hidden: true });
    const messages = check({ ...rest, nodes: hidden }).flatMap(({ check: rule, message }) =>
      rule === 'tabs' ? [message] : [],
    );
    expect(messages).toEqual([
      expect.stringMatching(/^Il contenuto della scheda «luce» è nascosto/),
      expect.stringMatching(/^La scheda «gas» non ha ancora un contenuto/),
    ]);
  });

  it('let a content be published whose tab no list has: it gets one', () => {
    const [unlisted] = check(document).filter((each) => each.check === 'unlisted-tabs');
    expect(unlisted?.severity).toBe('warning');
    expect(of('unlisted-tabs', check(document, { 'unlisted-tabs': 'off' }))).toEqual([]);
  });

  it('find a content that shows the offers of another of its tab, in whatever order', () => {
    const offers = [['a', 'b'], ['b', 'a'], ['b', 'a'], ['a'], [], []];
    const tabIds = ['pmi', 'pmi', 'luce', 'pmi', 'luce', 'luce'];
    const contents = offers.map((ids, at) => {
      const productIds = ids.map((productId) => ({ productId }));
      const props = { tabId: tabIds[at], productIds };
      return node(`c${at}`, { component: 'ProductPageTabContent', props });
    });
    const given = [
      { title: 'Business', tabId: 'pmi' },
      { title: 'Luce', tabId: 'luce' },
    ];
    const childIds = contents.map(({ id }) => id);
    const tabs = node('tabs', { component: 'ProductPageTab', props: { tabs: given }, childIds });
    const found = check(page(tabs, ...contents));
    const repeated = found.filter((each) => each.check === 'offers');
    expect(repeated.map(({ pointer, message, severity }) => [pointer, message, severity])).toEqual([
      [
        '/nodes/c1/props/tabId',
        'Mostra le stesse offerte di un altro contenuto della scheda «Business».',
        'warning',
      ],
    ]);
  });

  it('find tabs of one id, and a second one that is open at first, by their titles', () => {
    const given = [
      { title: 'Luce', tabId: 'luce', active: true },
      { title: 'Gas', tabId: 'luce' },
      { title: 'Fibra', tabId: 'fibra', active: true },
    ];
    const twice = page(
      node('tabs', { component: 'ProductPageTab', props: { tabs: given }, childIds: ['c', 'd'] }),
      node('c', { component: 'ProductPageTabContent', props: { tabId: 'luce' } }),
      node('d', { component: 'ProductPageTabContent', props: { tabId: 'fibra' } }),
    );
    const found = check(twice).filter((each) => each.check === 'tabs');
    expect(found.map(({ pointer, message }) => [pointer, message])).toEqual([
      [
        '/nodes/tabs/props/tabs/1/tabId',
        '«Gas» e «Luce» hanno lo stesso id: mostrano la stessa cosa.',
      ],
      [
        '/nodes/tabs/props/tabs/2/active',
        'All’inizio può essere aperta una scheda sola: lo è «Luce».',
      ],
    ]);
  });
});
