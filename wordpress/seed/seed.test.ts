import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { catalogue } from '@generated/catalogue.ts';
import { blockKey, setIdentifierNames } from '@renderer/document/block-key.ts';
import { describe, expect, it } from 'vitest';
import { IDENTIFIERS } from '../../tests/structure/spec-catalogue.ts';
import { itemPath, type SeedItem } from './import/read-seed.ts';
import { assetKeys, itemAssetKeys } from './import/references.ts';
import { nodesOf, ORIGIN, ofType, seed, strings } from './test-seed.ts';

const folder = import.meta.dirname;

/** What stands before an item in its address, by type; the others have no page of their own. */
const PREFIX: Record<string, string> = {
  page: '/',
  news: '/news/',
  event: '/eventi/',
  shop: '/punti-vendita/',
  regulation: '/normativa/',
  'work-offer': '/lavora-con-noi/',
  guide: '/guide/',
  albavivapedia: '/casa/albavivapedia/',
};
const addressOf = (item: SeedItem) =>
  item.type === 'page' && item.slug === 'home' ? '/' : PREFIX[item.type] + itemPath(item);
const addresses = new Set(seed.items.filter((item) => PREFIX[item.type]).map(addressOf));
const products = ofType('page').filter((item) => item.template === 'page-product.php');
const terms = new Set(seed.terms.map((term) => `${term.taxonomy}:${term.slug}`));

/** Paths of this site that a text, a link field or its HTML leads to. */
function links(value: unknown): string[] {
  return strings(value).flatMap((text) => {
    const html = [...text.matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? '');
    return [text, ...html].flatMap((href) => {
      const local = href.startsWith(`${ORIGIN}/`) ? href.slice(ORIGIN.length) : href;
      if (!/^\/[\w/#-]*$/.test(local)) return [];
      return [local.replace(/#.*$/, '').replace(/(?<=.)\/$/, '')];
    });
  });
}

/** Anchors of a page that a link with `#` can lead to. */
function anchorsOf(item: SeedItem): Set<string> {
  const visit = (value: unknown): string[] => {
    if (value === null || typeof value !== 'object') return [];
    const own = ['anchor', 'tabId'].map((name) => (value as Record<string, unknown>)[name]);
    return [
      ...own.filter((name): name is string => typeof name === 'string'),
      ...Object.values(value).flatMap(visit),
    ];
  };
  return new Set(nodesOf(item).flatMap((node) => visit(node.props)));
}

describe('the seed', () => {
  it.each([
    ['page', 54],
    ['faq', 60],
    ['shop', 40],
    ['albavivapedia', 30],
    ['documents', 40],
    ['regulation', 12],
    ['work-offer', 25],
    ['guide', 8],
  ])('holds items of type %s: at least %i', (type, count) => {
    expect(ofType(type).length).toBeGreaterThanOrEqual(count);
  });

  it('holds as many news as events, offers of every kind, and shops all over the country', () => {
    expect([ofType('news').length, ofType('event').length]).toEqual([12, 12]);
    const categories = products.map((item) => item.terms?.offers_category ?? []);
    expect(products.length).toBeGreaterThanOrEqual(14);
    for (const slug of ['casa', 'business', 'luce', 'gas', 'dual', 'fibra', 'aggregatori']) {
      expect(categories.flat()).toContain(slug);
    }
    expect(categories.flat()).toContain('porta-un-amico');
    const regions = ofType('shop').flatMap((item) => item.meta?.region ?? []);
    expect(new Set(regions).size).toBeGreaterThanOrEqual(12);
  });

  it('says nothing twice on the page of a job offer, where its description stands above', () => {
    const twice = ofType('work-offer').filter((item) => {
      const offer = item.acf?.workOffer as { description: string } | undefined;
      const [opening] = offer?.description.match(/<p>.*?<\/p>/) ?? [];
      return opening !== undefined && item.content?.includes(opening);
    });
    expect(twice.map((item) => item.slug)).toEqual([]);
  });

  it('says of every shop when it is open or closed on each day of the week', () => {
    const week = ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'];
    const daysOf = (text: string) => {
      const named = text.toLowerCase().split(/, | - /);
      const [first, last] = named.map((day) => week.indexOf(day));
      return text.includes(' - ') ? week.slice(first, (last ?? 0) + 1) : named;
    };
    const told = ofType('shop').map((item) => {
      const lines = item.acf?.working_day_time as { days_descriptions: string }[];
      return [item.slug, lines.flatMap((line) => daysOf(line.days_descriptions)).toSorted()];
    });
    expect(told).toEqual(ofType('shop').map((item) => [item.slug, week.toSorted()]));
  });

  it('gives every item an address of its own', () => {
    const all = seed.items.map((item) => `${item.type}:${itemPath(item)}`);
    expect(all.filter((key, at) => all.indexOf(key) !== at)).toEqual([]);
  });

  it('links only to pages that it holds', () => {
    const sources: [string, unknown][] = [
      ...seed.items.map((item): [string, unknown] => [`${item.type}:${itemPath(item)}`, item]),
      ['settings', seed.settings],
    ];
    const broken = sources.flatMap(([from, value]) =>
      links(value)
        .filter((href) => !addresses.has(href))
        .map((href) => `${from} -> ${href}`),
    );
    expect(broken).toEqual([]);
  });

  it('links only to anchors that their page holds', () => {
    const pages = new Map(ofType('page').map((item) => [addressOf(item), anchorsOf(item)]));
    const broken = seed.items.flatMap((item) =>
      strings(item)
        .flatMap((text) => [...text.matchAll(/(?:^|href=")(\/[\w/-]*)?#([\w-]+)(?:$|")/g)])
        .filter(([, path, anchor]) => !/^[0-9a-fA-F]{6}$/.test(anchor ?? '') || path)
        .filter(([, path, anchor]) => !pages.get(path ?? addressOf(item))?.has(anchor ?? ''))
        .map(([link]) => `${addressOf(item)} -> ${link}`),
    );
    expect(broken).toEqual([]);
  });

  it('uses every available component of the specification', () => {
    setIdentifierNames({ brand: 'albaviva', assistant: 'alba' });
    const used = new Set(
      ofType('page')
        .flatMap(nodesOf)
        .map((node) => blockKey(node.component)),
    );
    const missing = catalogue.filter(
      (entry) => entry.available && IDENTIFIERS.includes(entry.component) && !used.has(entry.key),
    );
    expect(missing.map((entry) => entry.component)).toEqual([]);
  });

  it('opens every built page with one heading of the first level', () => {
    const wrong = ofType('page')
      .filter((item) => item.document)
      .map((item): [string, number] => [
        addressOf(item),
        nodesOf(item).filter(
          ({ component, props }) =>
            /^(Hero(Banner|Blob|Image|Page|Slider)|SmallHeroBanner|ProductPageHero)$/.test(
              component,
            ) || props.headingLevel === 'h1',
        ).length,
      ])
      .filter(([, count]) => count !== 1);
    expect(wrong).toEqual([]);
  });

  it('has an offer in every tab of a tabbed product page, for the bar at its foot', () => {
    const tabbed = ofType('page').filter((item) => item.template === 'page-tab-product');
    const without = tabbed.filter((item) => {
      const tabs = nodesOf(item).filter((node) => node.component === 'ProductPageTabContent');
      return tabs.length === 0 || tabs.some(({ props }) => !(props.productIds as [])?.length);
    });
    expect(without.map(addressOf)).toEqual([]);
  });

  it('links to every page but the home page and those that send elsewhere', () => {
    const linked = new Set([...seed.items, seed.settings].flatMap((value) => links(value)));
    const orphans = ofType('page')
      .filter((item) => !item.redirect && !item.acf?.activate_new_template)
      .map(addressOf)
      .filter((address) => address !== '/' && !linked.has(address));
    expect(orphans).toEqual([]);
  });

  it('names only files, items and terms that it holds', () => {
    const keys = new Set([
      ...seed.items.flatMap(itemAssetKeys),
      ...assetKeys([seed.terms, seed.settings]),
    ]);
    expect([...keys].filter((key) => !existsSync(path.join(folder, key)))).toEqual([]);
    const used = seed.items.flatMap((item) =>
      Object.entries(item.terms ?? {}).flatMap(([taxonomy, slugs]) =>
        slugs.map((slug) => `${taxonomy}:${slug}`),
      ),
    );
    const named = strings(seed).flatMap((text) => /^term:(.+)$/.exec(text)?.[1] ?? []);
    expect([...used, ...named].filter((key) => !terms.has(key))).toEqual([]);
    const documents = ofType('page').map((item) => item.document);
    const references = strings([seed.settings, documents]).flatMap(
      (text) => /^ref:\w+:(.+)$/.exec(text)?.[1] ?? [],
    );
    expect(references.filter((address) => !addresses.has(address))).toEqual([]);
  });

  it('has a title and a description for search engines on every page', () => {
    const without = ofType('page').filter(
      (item) => !item.redirect && !(item.seo?.title && item.seo.description),
    );
    expect(without.map(addressOf)).toEqual([]);
  });

  it('gives offers the code, the last day and the fee that their pages tell visitors', () => {
    const longDate = new Intl.DateTimeFormat('it', { dateStyle: 'long', timeZone: 'UTC' });
    const wrong = products.flatMap((item) => {
      const text = strings(item.document).join('\n');
      const { portal_code: code, valid_until: until, monthly_cost: fee } = item.acf ?? {};
      const [day, month, year] = String(until ?? '')
        .split('/')
        .map(Number);
      const date = until && longDate.format(Date.UTC(year ?? 0, (month ?? 0) - 1, day));
      const told = [code, date, fee && String(fee).replace('€/mese', '€ al mese').split(',')[0]];
      return told
        .filter((fact) => fact && !text.includes(String(fact)))
        .map((fact) => [item.slug, fact]);
    });
    expect(wrong).toEqual([]);
    expect(products.filter((item) => item.acf?.valid_until).length).toBeGreaterThanOrEqual(12);
    expect(products.filter((item) => item.acf?.portal_code).length).toBeGreaterThanOrEqual(9);
  });

  it('marks every offer that has a price by time bands', () => {
    const byBands = products.filter(
      ({ acf }) => acf?.tariffa_bioraria || /^F1\s/.test(`${acf?.light_cost}`),
    );
    const current = byBands.filter((item) => !item.redirect && !item.acf?.activate_new_template);
    const marked = products.filter((item) => item.terms?.offerTags_category?.includes('a-fasce'));
    expect(marked.map(addressOf).toSorted()).toEqual(current.map(addressOf).toSorted());
  });

  it('begins every tab with the price that the pages of its offers state', () => {
    const choosing = new Set(
      products.filter(({ acf }) => acf?.tariffa_bioraria).map((item) => ORIGIN + addressOf(item)),
    );
    const tabs = ofType('page')
      .flatMap(nodesOf)
      .filter(({ component }) => component === 'ProductPageTabContent');
    const byBands = tabs.filter(({ props }) => props.defaultTabTipologiaTariffa === 'bio');
    const offers = byBands.flatMap(({ props }) => strings(props.productIds));
    expect(offers.filter((offer) => choosing.has(offer.replace(/\/$/, '')))).toEqual([]);
  });

  it('fills every placeholder', () => {
    expect(strings(seed).filter((text) => /\{\{\w+\}\}/.test(text))).toEqual([]);
  });

  it('has a small PDF of real text, in Italian, for every document', () => {
    for (const item of ofType('documents')) {
      const file = path.join(folder, String(item.acf?.document_attachment).slice('seed:'.length));
      expect(statSync(file).size, item.slug).toBeGreaterThan(1500);
      expect(statSync(file).size, item.slug).toBeLessThan(8000);
      expect(readFileSync(file, 'latin1').slice(0, 200), item.slug).toMatch(
        /^%PDF.*Lang\(it-IT\)/s,
      );
    }
  });
});
