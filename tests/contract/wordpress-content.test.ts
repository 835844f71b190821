import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestWordPress, TEST_PASSWORD, type TestWordPress } from '../support/wordpress.ts';
import { itemAt } from '../support/wordpress-items.ts';

type Item = Record<string, never> & { id: number; slug: string; link: string };
// biome-ignore lint/suspicious/noExplicitAny: answers are looked into by expectations, field by field
type Answer = any;

let wordPress: TestWordPress;
beforeAll(async () => {
  wordPress = await startTestWordPress();
});
afterAll(() => wordPress?.close());

const slug = (path: string) => itemAt(wordPress, path);
const rest = <T = Answer>(path: string) => wordPress.json<T>(`/wp-json${path}`);
const slugs = (items: Item[]) => items.map((item) => item.slug);

describe('msr/v1/slug', () => {
  it('answers the front page for / as the tree that was stored', async () => {
    const page = await slug('/');
    expect(page).toMatchObject({
      post_type: 'page',
      rest_base: 'pages',
      post_name: 'home',
      post_status: 'publish',
      link: '/',
      content_rendered: '',
      parents: [],
    });
    const document = JSON.parse(page.post_content);
    const url = '/wordpress/wp-content/uploads/seed/casa.png';
    expect(document.nodes['image-1'].props.image).toBe(url);
    expect(document.nodes['text-1'].props.text).toBe('<p>Luce & gas di Albaviva</p>');
    expect(page.post_content).toContain('\\u003cp\\u003eLuce \\u0026 gas');
    expect(document.media).toEqual([
      expect.objectContaining({ url, alt: 'Una casa', focus: [40, 60], width: 1600, height: 1000 }),
    ]);
    expect(document.media[0].id).toMatch(/^[\da-f]{8}-[\da-f]{4}-1[\da-f]{3}-/);
  });

  it('holds the search engine data of the visible path', async () => {
    expect((await slug('/')).seo).toEqual({
      title: 'Luce e gas',
      description: 'Energia chiara',
      og_image: '/wordpress/wp-content/uploads/seed/casa.png',
    });
  });

  it('finds nested pages with their parents, template, terms and fields', async () => {
    const page = await slug('/offerte/luce/luce-casa');
    expect(page).toMatchObject({
      post_name: 'luce-casa',
      link: '/offerte/luce/luce-casa',
      template: 'page-product.php',
      parents: [
        { post_title: 'Offerte', post_name: 'offerte' },
        { post_title: 'Luce', post_name: 'luce' },
      ],
      offers_category: [{ slug: 'luce' }, { slug: 'porta-un-amico' }],
      offerTags_category: [{ slug: 'novita', name: 'Novita' }],
      acf: {
        sidebar_title: 'Luce Casa',
        light_cost: '0,1290',
        show_subscribe_online: true,
        is_green_energy: false,
        bonus_list: [{ text: 'Prezzo bloccato' }, { text: 'Energia "verde" \\ 100%' }],
        configurazione: { serviceUtilitiesHome: 'luce' },
        associazione_faq: [{ slug: 'bollette', name: 'Bollette' }],
      },
    });
    expect(page.acf.partners_list[0].partner_image.url).toMatch(/\/uploads\/seed\/casa\.png$/);
    expect(page.featured_image).toMatchObject({
      alt_text: 'Una casa',
      media_details: { width: 1600 },
    });
  });

  it.each([
    ['/news/bonus', 'news'],
    ['/news/bonus/dettagli', 'news'],
    ['/news/dettagli', 'news'],
    ['/eventi/porte-aperte', 'event'],
    ['/punti-vendita/torino', 'shop'],
    ['/normativa/condizioni', 'regulation'],
    ['/casa/albavivapedia/kilowattora', 'albavivapedia'],
    ['offerte/luce/', 'page'],
    ['http://localhost:4399/offerte', 'page'],
  ])('finds %s as %s', async (path, type) => {
    expect((await slug(path)).post_type).toBe(type);
  });

  it.each(['/nessuna', '/news/nessuna', '/gas/bonus', '/luce', '/news/bonus/altro', '/%00', '//'])(
    'answers 404 for %s, or the front page for slashes only',
    async (path) => {
      const answer = await wordPress.get(
        `/wp-json/msr/v1/slug/it/?slug=${encodeURIComponent(path)}`,
      );
      expect(answer.status).toBe(path === '//' ? 200 : 404);
    },
  );

  // Each would be one more address of the same page.
  it.each([
    ...['/offerte/luce.', '/offerte/ luce', '/offerte/luce ', '/offerte/luc%65', '/offerte/luce+'],
    ...['/news/bonus/bonus', '/ ', '/offerte//luce'],
  ])('answers 404 for «%s», which is nearly a path', async (path) => {
    const answer = await wordPress.get(`/wp-json/msr/v1/slug/it/?slug=${encodeURIComponent(path)}`);
    expect(answer.status).toBe(404);
  });

  it('leaks neither drafts nor private pages, nor tells them from nothing', async () => {
    for (const path of ['/bozza', '/privata', '/nessuna']) {
      for (const query of ['', '&preview=1', '&preview=1&id=1&_wpnonce=0123456789']) {
        const answer = await wordPress.get(`/wp-json/msr/v1/slug/it/?slug=${path}${query}`);
        const body = await answer.text();
        expect([403, 404]).toContain(answer.status);
        expect(body).not.toContain('egret');
      }
    }
  });

  it('renders classic content as WordPress does', async () => {
    expect((await slug('/offerte/luce')).content_rendered).toBe(
      '<p>Prima riga</p>\n<p>Seconda riga</p>\n',
    );
  });

  it('carries redirect and submenu', async () => {
    expect((await slug('/vecchia')).meta).toMatchObject({
      _pprredirect_active: '1',
      _pprredirect_url: '/offerte',
      _pprredirect_type: '301',
    });
    expect((await slug('/offerte')).meta.submenu).toBe('offerte');
  });
});

describe('site lists', () => {
  it('lists active redirects', async () => {
    expect(await rest('/msr/v1/redirects')).toEqual([
      { path: '/vecchia', url: '/offerte', type: '301' },
    ]);
  });

  it('lists every published path that is no redirect', async () => {
    const paths = (await rest<{ path: string }[]>('/msr/v1/paths')).map((entry) => entry.path);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/offerte/luce/luce-casa',
        '/news/bonus',
        '/eventi/porte-aperte',
      ]),
    );
    for (const hidden of ['/bozza', '/privata', '/vecchia', '']) {
      expect(paths).not.toContain(hidden);
    }
  });

  it('tells where a product page sends on to, once its switch is on', async () => {
    const paths = await rest<{ path: string; new_page?: string }[]>('/msr/v1/paths');
    const sent = paths.filter((entry) => entry.new_page !== undefined);
    expect(sent.map(({ path, new_page }) => [path, new_page])).toEqual([
      ['/offerte/gas-casa', '/offerte'],
    ]);
  });

  it('answers the search engine data of an address, and takes it from editors alone', async () => {
    const asked = (path: string) => rest(`/msr/v1/seo?path=${encodeURIComponent(path)}`);
    const none = { title: '', description: '', og_image: '' };
    expect(await asked('/')).toMatchObject({ title: 'Luce e gas' });
    expect(await asked('/cerca')).toEqual(none);
    const row = { path: '/cerca/', title: ' Cerca "qui" \\ là ' };
    const send = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const body = JSON.stringify(row);
    expect((await wordPress.get('/wp-json/msr/v1/seo', { ...send, body })).status).toBe(401);
    const session = await wordPress.login('redattore', TEST_PASSWORD);
    await session.rest('POST', '/msr/v1/seo', row);
    expect(await asked('/cerca')).toEqual({ ...none, title: 'Cerca "qui" \\ là' });
    await session.rest('POST', '/msr/v1/seo', { path: '/cerca' });
    expect(await asked('/cerca')).toEqual(none);
    const long = await wordPress.get(`/wp-json/msr/v1/seo?path=/${'x'.repeat(200)}`);
    expect(long.status).toBe(400);
  });

  it('answers settings with the news and events of the home page', async () => {
    const settings = await rest('/gse/v1/settings/it');
    expect(settings.in_home_news_events).toEqual([
      { ID: expect.any(Number), post_type: 'news' },
      { ID: expect.any(Number), post_type: 'event' },
    ]);
    expect(settings.navigation.header).toEqual([{ label: 'Offerte', href: '/offerte' }]);
  });
});

describe('content lists, with the query strings of the specification', () => {
  it('answers news with images by size and the fields of a card', async () => {
    const [, bonus] = await rest('/wp/v2/news');
    expect(bonus).toMatchObject({
      slug: 'bonus',
      type: 'news',
      link: 'http://localhost:4399/news/bonus',
      date: '2025-03-14T09:30:00',
      post_type_label: 'news',
      acf: { isRelevant: ['true'] },
    });
    expect(bonus.better_featured_image.source_url).toMatch(/\/uploads\/seed\/casa\.png$/);
    expect(bonus.acf.relevant_image.sizes.large).toMatch(/casa-1024x640\.png$/);
    expect(bonus.excerpt.rendered).toBe('<p>Chi ne ha diritto.</p>\n');
  });

  it('answers events with date and place', async () => {
    const [event] = await rest('/wp/v2/event');
    expect(event.acf).toEqual({
      date_time: '24/05/2025',
      event_location: { address: 'Torino', lat: 45.07, lng: 7.68 },
    });
  });

  it('answers shops with region, opening hours and alert', async () => {
    const shops = await rest('/wp/v2/shop?per_page=40');
    const torino = shops.find((shop: Item) => shop.slug === 'torino');
    expect(torino.post_meta.region[0]).toBe('Piemonte');
    expect(torino.acf).toMatchObject({
      location: { address: 'Via Roma 1, Torino', lat: 45.0703 },
      working_day_time: [{ days_descriptions: 'Lun - Ven', working_hour_description: '9 - 18' }],
      alert_text: 'Chiuso in agosto',
    });
  });

  it('filters documents by any of several categories', async () => {
    const documents = await rest(
      '/wp/v2/documents?filter[documents_categories]=casa,business&_fields[]=id,acf,title,documents_categories&per_page=100',
    );
    expect(documents.map((entry: Answer) => entry.title.rendered).sort()).toEqual([
      'Guida',
      'Listino',
    ]);
    expect(Object.keys(documents[0]).sort()).toEqual([
      'acf',
      'documents_categories',
      'id',
      'title',
    ]);
    const guida = documents.find((entry: Answer) => entry.title.rendered === 'Guida');
    expect(guida.acf.document_attachment).toMatch(/\/uploads\/seed\/casa\.png$/);
  });

  it('lists terms by several slugs', async () => {
    const terms = await rest(
      '/wp/v2/documents_categories?_fields[]=id,name,slug&slug=casa,business',
    );
    expect(slugs(terms).sort()).toEqual(['business', 'casa']);
  });

  it('filters offers and keeps the menu order', async () => {
    const pages = await rest(
      '/wp/v2/pages?filter[offers_category]=luce&per_page=50&_embed&per_page=100&filter[orderby]=menu_order',
    );
    expect(slugs(pages)).toEqual(['luce-verde', 'luce-casa']);
    expect(pages[1]).toMatchObject({
      template: 'page-product.php',
      link: 'http://localhost:4399/offerte/luce/luce-casa',
      offers_category: [{ slug: 'luce' }, { slug: 'porta-un-amico' }],
    });
  });

  it('links a visitor only to what the answer does not say itself', async () => {
    const [page] = await rest('/wp/v2/pages?filter[offers_category]=luce&_embed');
    expect(page._embedded).toBeUndefined();
    expect(Object.keys(page._links)).not.toEqual(expect.arrayContaining(['author']));
    expect(page._links['version-history'][0].count).toBe(0);
    const [news] = await rest('/wp/v2/news');
    expect(Object.keys(news._links)).not.toEqual(expect.arrayContaining(['author']));
  });

  it('answers WordPress’s own routes beside ours', async () => {
    const index = await rest('/');
    const routes = Object.keys(index.routes);
    expect(routes).toEqual(expect.arrayContaining(['/wp/v2/media', '/msr/v1/redirects']));
  });

  it('answers nothing for a category that does not exist, instead of everything', async () => {
    expect(await rest('/wp/v2/pages?filter[offers_category]=nessuna')).toEqual([]);
  });

  it('answers chosen pages by id', async () => {
    const { ID } = await slug('/offerte/luce/luce-casa');
    const pages = await rest(
      `/wp/v2/pages?per_page=50&_embed&filter[orderby]=menu_order&_fields[]=id,acf,slug,offers_category,offerTags_category,link&include[]=${ID}`,
    );
    expect(pages).toHaveLength(1);
    expect(Object.keys(pages[0]).sort()).toEqual(
      ['acf', 'id', 'link', 'offerTags_category', 'offers_category', 'slug'].sort(),
    );
  });

  it('lets a filter reach nothing that the list would not show', async () => {
    for (const filter of [
      'post_status]=draft',
      'post_type]=any',
      'p]=1',
      'posts_per_page]=100000',
    ]) {
      const pages = await rest<Item[]>(`/wp/v2/pages?filter[${filter}&per_page=100`);
      expect(slugs(pages)).not.toContain('bozza');
      expect(pages.every((page) => (page.type as unknown) === 'page')).toBe(true);
    }
  });

  it('answers FAQs, regulations, job offers and glossary', async () => {
    const [faq] = await rest('/wp/v2/faq?filter[faq_category]=bollette&per_page=100');
    expect(faq.content.rendered).toContain('Così.');
    const [regulation] = await rest('/wp/v2/regulation?_embed&per_page=100');
    expect(regulation._embedded['wp:term'][0][0].slug).toBe('contratti');
    const [job] = await rest('/wp/v2/work-offer?per_page=8');
    expect(job.acf.workOffer).toMatchObject({ description: '<p>Vendita</p>', sede: 'Torino' });
    const [word] = await rest('/wp/v2/albavivapedia');
    expect(word.acf.icon).toBe('Luce');
  });

  it('answers a service category with its icon', async () => {
    const [category] = await rest('/wp/v2/service_category');
    expect(category.acf.icona_grande.url).toMatch(/casa\.png$/);
  });

  it('gives a tree back unchanged, at no cost of filters', async () => {
    const [home] = await rest('/wp/v2/pages?slug=home');
    expect(home.content.rendered).toBe((await slug('/')).post_content);
    expect(home.excerpt.rendered.trim()).toBe('');
  });
});
