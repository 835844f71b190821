import type { CmsReader } from '@renderer/loaders/cms-reader.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Session,
  startTestWordPress,
  TEST_PASSWORD,
  type TestWordPress,
} from '../support/wordpress.ts';

// Every GET of section 7, as the site makes it, against the embedded WordPress.

let wordPress: TestWordPress;
let cms: CmsReader;
let getPage: typeof import('@site/cms/page.ts')['getPage'];
let searchSite: typeof import('@site/cms/search.ts')['searchSite'];
let getNavigation: typeof import('@site/cms/settings.ts')['getNavigation'];
let readArchive: typeof import('@site/archive/read.ts')['readArchive'];
let guides: typeof import('@site/cms/lists/guides.ts');
let getSeo: typeof import('@site/cms/seo.ts')['getSeo'];

beforeAll(async () => {
  wordPress = await startTestWordPress();
  process.env.CMS_INTERNAL_API = `http://127.0.0.1:${wordPress.process.port}/wordpress/wp-json`;
  process.env.DATA_DIR = wordPress.dataDir;
  ({ cmsReader: cms } = await import('@site/cms/reader.ts'));
  ({ getPage } = await import('@site/cms/page.ts'));
  ({ searchSite } = await import('@site/cms/search.ts'));
  ({ getNavigation } = await import('@site/cms/settings.ts'));
  ({ readArchive } = await import('@site/archive/read.ts'));
  guides = await import('@site/cms/lists/guides.ts');
  ({ getSeo } = await import('@site/cms/seo.ts'));
});
afterAll(() => wordPress?.close());

describe('pages by slug', () => {
  it('finds a page with parents, template, fields and categories (3.1)', async () => {
    expect(await getPage('/offerte/luce/luce-casa')).toMatchObject({
      post_type: 'page',
      template: 'page-product.php',
      path: '/offerte/luce/luce-casa',
      parents: [{ post_name: 'offerte' }, { post_name: 'luce' }],
      offersCategory: ['luce', 'porta-un-amico'],
    });
  });

  it.each([
    ['/news/bonus', 'news'],
    ['/eventi/porte-aperte', 'event'],
    ['/punti-vendita/torino', 'shop'],
    ['/normativa/condizioni', 'regulation'],
    ['/casa/albavivapedia/kilowattora', 'albavivapedia'],
    ['/lavora-con-noi/consulente', 'work-offer'],
  ])('finds %s (2.1)', async (path, type) => {
    expect(await getPage(path)).toMatchObject({ post_type: type, path });
  });

  it('answers undefined where there is nothing', async () => {
    expect(await getPage('/non-esiste')).toBeUndefined();
    expect(await getPage('/bozza')).toBeUndefined();
  });

  it('carries an active redirect (2.3)', async () => {
    const page = await getPage('/vecchia');
    expect(page?.redirect).toEqual({ url: '/offerte', status: 301 });
  });
});

describe('lists for blocks', () => {
  it('products of a tab, by their full address, with the refer-a-friend flag (3.6, 4.6)', async () => {
    const url = 'https://un-altro-host.example/offerte/luce/luce-casa/';
    expect(await cms.getProduct(url)).toMatchObject({
      sidebarTitle: 'Luce Casa',
      electricityCosts: '0,1290',
      isReferAFriend: true,
    });
    expect((await cms.getProduct('/offerte/gas-casa'))?.isReferAFriend).toBe(false);
    expect(await cms.getProduct('/non-esiste')).toBeUndefined();
  });

  it('shops (3.7)', async () => {
    const stores = await cms.listStores({ perPage: 40 });
    expect(stores.find((store) => store.city === 'Torino')).toMatchObject({
      region: 'Piemonte',
      href: '/punti-vendita/torino',
      serviceInfo: true,
      openingDays: [{ days_descriptions: 'Lun - Ven', working_hour_description: '9 - 18' }],
    });
    expect(stores.find((store) => store.city === 'Bari')?.serviceInfo).toBe(false);
  });

  it('documents of the archive and their categories (3.8)', async () => {
    const categories = await cms.listDocumentCategories({ slugs: ['casa', 'business'] });
    expect(categories.map((category) => category.value).sort()).toEqual(['business', 'casa']);
    const documents = await cms.listDocuments({ categories: ['casa', 'business'] });
    // The price list of the fixture has no file and so nothing to download.
    expect(documents).toMatchObject([
      {
        text: 'Guida',
        label: 'scarica',
        href: expect.stringMatching(/^\/wordpress\/.*casa\.png$/),
      },
    ]);
  });

  it('documents of the self-reading calendar are a category of their own', async () => {
    const calendar = await cms.listDocuments({ categories: ['calendar'] });
    expect(calendar.map((document) => document.text)).toEqual(['Calendario']);
  });

  it('FAQs by the associations of a page (3.12)', async () => {
    const groups = await cms.listPageFaqs('/offerte/luce/luce-casa');
    expect(groups).toMatchObject([
      { groupName: 'Bollette', childs: [{ title: 'Come leggo la bolletta?' }] },
    ]);
    expect(await cms.listPageFaqs('/offerte')).toEqual([]);
  });

  it('regulations with their terms (3.11)', async () => {
    expect(await cms.listRegulations()).toMatchObject([
      { href: '/normativa/condizioni', terms: [{ slug: 'contratti' }] },
    ]);
  });

  it('chosen offer pages, and none when none are chosen (3.6)', async () => {
    const page = await getPage('/offerte/luce/luce-casa');
    expect(await cms.listOfferPages([page?.ID ?? 0])).toMatchObject([
      {
        title: 'Luce Casa',
        list: ['Prezzo bloccato', 'Energia "verde" \\ 100%'],
        partnersList: [{ img: expect.stringMatching(/casa\.png$/) }],
        tags: ['Novita'],
        isBusiness: false,
        offerType: 'luce',
        cta: { ctaLabel: 'SCOPRI', ctaUrl: '/offerte/luce/luce-casa' },
      },
    ]);
    expect(await cms.listOfferPages([])).toEqual([]);
  });

  it('offers of a category in menu order, product pages only (2.11)', async () => {
    const offers = await cms.listOffersByCategory('luce');
    expect(offers.map((offer) => offer.slug)).toEqual(['luce-verde', 'luce-casa']);
    expect(await cms.listOffersByCategory('nessuna')).toEqual([]);
  });

  it('aggregators', async () => {
    const offers = await cms.listAggregators();
    expect(offers.map((offer) => offer.slug)).toEqual(['aggregatore']);
  });

  it('news and events of the home page, in the order of the settings (3.17)', async () => {
    const cards = await cms.listHomeNewsEvents();
    expect(cards.map((card) => card.href)).toEqual(['/news/bonus', '/eventi/porte-aperte']);
    // Not a list of news: relevance is the item's own field (4.2).
    expect(cards.map((card) => card.isRelevant)).toEqual([true, false]);
  });

  it('news and events, newest first, the first one relevant (3.3, 4.2)', async () => {
    const cards = await cms.listNewsEvents({ limit: 3, kind: 'news' });
    expect(cards.map((card) => card.date)).toEqual(['15 marzo 2025', '14 marzo 2025']);
    expect(cards.map((card) => card.isRelevant)).toEqual([true, false]);
    const [event] = await cms.listNewsEvents({ limit: 3, kind: 'event' });
    expect(event).toMatchObject({
      eventDate: { day: '24', month: '05' },
      position: { city: 'Torino', lat: 45.07, lng: 7.68 },
    });
  });

  it('glossary articles, the newest or the chosen (3.10)', async () => {
    const [article] = await cms.listGlossaryArticles({ limit: 6 });
    expect(article).toMatchObject({
      title: 'Kilowattora',
      permalink: '/casa/albavivapedia/kilowattora',
      type: 'Luce',
      ctaLabel: 'Leggi',
    });
    const ids = [article?.id ?? 0];
    expect(await cms.listGlossaryArticles({ ids, limit: 6 })).toHaveLength(1);
  });

  it('job offers by page; past the last page there are none (3.13, 4.8)', async () => {
    expect(await cms.listWorkOffers({ perPage: 8 })).toMatchObject([
      { title: 'Consulente', place: 'Torino', desc: '<p>Vendita</p>' },
    ]);
    expect(await cms.listWorkOffers({ perPage: 4, page: 3 })).toEqual([]);
  });

  it('service categories (3.5)', async () => {
    expect(await guides.listServiceCategories()).toMatchObject([
      {
        title: 'Luce',
        imgUrl: expect.stringMatching(/casa\.png$/),
        cta: { label: 'VAI', slug: 'luce' },
      },
    ]);
  });
});

describe('settings, search, archives', () => {
  it('navigation', async () => {
    expect((await getNavigation()).header).toMatchObject([{ label: 'Offerte', href: '/offerte' }]);
  });

  it('search results link where the item stands (3.9)', async () => {
    const found = { total: 1, pages: 1 };
    const results = [{ isNews: true, link: '/news/bonus' }];
    expect(await searchSite('bonus')).toMatchObject({ ...found, results });
    expect(await searchSite('bonus', 2)).toEqual({ ...found, results: [] });
    expect(await searchSite('segreto')).toMatchObject({ total: 0, results: [] });
  });

  it('archives of each type', async () => {
    const news = await readArchive({ kind: 'news', base: '/news', category: undefined, page: 1 });
    expect(news?.total).toBe(2);
    const none = { kind: 'news', base: '/news', category: 'nessuna', page: 1 } as const;
    expect(await readArchive(none)).toBeUndefined();
  });

  it('guides as cards (3.4)', async () => {
    const route = { kind: 'guide', base: '/guide', category: 'luce', page: 1 } as const;
    expect((await readArchive(route))?.cards).toMatchObject([
      { title: 'Leggere il contatore', type: 'guide', href: '/guide/leggere-il-contatore' },
    ]);
  });

  it('search-engine data of an address that is no item (2.2)', async () => {
    const session = await wordPress.login('redattore', TEST_PASSWORD);
    expect(await getSeo('/news/pagina/2')).toEqual({});
    const row = { path: '/news/pagina/2', title: 'Altre news', description: 'Le meno recenti.' };
    expect((await session.rest('POST', '/msr/v1/seo', row)).status).toBe(200);
    expect(await getSeo('/news/pagina/2')).toEqual({
      title: 'Altre news',
      description: 'Le meno recenti.',
    });
  });
});

describe('a category below another one', () => {
  let session: Session;
  beforeAll(async () => {
    session = await wordPress.login('redattore', TEST_PASSWORD);
  });

  const idOf = async (route: string, slug: string) => {
    const [found] = await wordPress.json<{ id: number }[]>(`/wp-json/wp/v2/${route}?slug=${slug}`);
    if (!found) throw new Error(`no ${slug}`);
    return found.id;
  };

  /** Puts an item into a new category below the given one, and nowhere else. */
  async function moveBelow(options: { taxonomy: string; parent: string; item: [string, string] }) {
    const { taxonomy, parent, item } = options;
    const parentId = await idOf(taxonomy, parent);
    const made = await session.rest('POST', `/wp/v2/${taxonomy}`, {
      ...{ name: `Sotto ${parent}`, slug: `sotto-${parent}`, parent: parentId },
    });
    const { id } = (await made.json()) as { id: number };
    const [route, slug] = item;
    const moved = await session.rest('POST', `/wp/v2/${route}/${await idOf(route, slug)}`, {
      [taxonomy]: [id],
    });
    expect([made.status, moved.status]).toEqual([201, 200]);
    return parentId;
  }

  it('has its offers in the list of that one', async () => {
    await moveBelow({
      ...{ taxonomy: 'offers_category', parent: 'luce', item: ['pages', 'luce-verde'] },
    });
    const offers = await cms.listOffersByCategory('luce');
    expect(offers.map(({ slug, categories }) => [slug, categories])).toEqual([
      ['luce-verde', ['sotto-luce', 'luce']],
      ['luce-casa', ['luce', 'porta-un-amico']],
    ]);
    const own = await cms.listOffersByCategory('sotto-luce');
    expect(own.map(({ slug }) => slug)).toEqual(['luce-verde']);
    expect(await cms.listOffersByCategory('gas')).toHaveLength(1);
  });

  it('has its documents in the list of that one, and under its filter', async () => {
    const casa = await moveBelow({
      ...{ taxonomy: 'documents_categories', parent: 'casa', item: ['documents', 'guida'] },
    });
    const documents = await cms.listDocuments({ categories: ['casa', 'business'] });
    expect(documents.map(({ text, tags }) => [text, tags.includes(casa)])).toEqual([
      ['Guida', true],
    ]);
  });

  it('has its FAQs in the group of that one', async () => {
    await moveBelow({
      ...{ taxonomy: 'faq_category', parent: 'bollette', item: ['faq', 'leggere-la-bolletta'] },
    });
    expect(await cms.listPageFaqs('/offerte/luce/luce-casa')).toMatchObject([
      { groupName: 'Bollette', childs: [{ title: 'Come leggo la bolletta?' }] },
    ]);
  });

  it('has its guides in the archive of that one', async () => {
    await moveBelow({
      ...{ taxonomy: 'service_category', parent: 'luce', item: ['guide', 'leggere-il-contatore'] },
    });
    const route = { kind: 'guide', base: '/guide', category: 'luce', page: 1 } as const;
    expect((await readArchive(route))?.total).toBe(1);
  });
});
