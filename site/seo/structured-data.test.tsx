import { JsonLd } from '@renderer/ui/rich-text/JsonLd.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { mapPage } from '../cms/map/page.ts';
import { breadcrumbs } from '../page/breadcrumbs.ts';
import { breadcrumbList, mainEntity, organization } from './structured-data.ts';

const SITE = { origin: 'https://www.example', brandName: 'Albaviva' };
const COMPANY = { '@type': 'Organization', name: 'Albaviva', url: SITE.origin };

/** What a reader of the page finds: JSON, in which a field without a value is none. */
function read(data: object | undefined): Record<string, unknown> | undefined {
  const html = data && renderToStaticMarkup(<JsonLd data={data} />);
  return html && JSON.parse(html.replace(/^<script[^>]*>|<\/script>$/g, ''));
}

function entity(raw: object, today = '2026-11-23') {
  return read(mainEntity(mapPage({ ID: 7, ...raw }, '/x'), SITE, today));
}

const LUCE = {
  post_type: 'page',
  post_title: 'Luce Chiara Casa',
  link: 'https://cms.example/offerte/luce/luce-chiara-casa/',
  template: 'page-product.php',
  offers_category: [{ slug: 'casa' }, { slug: 'luce' }],
  featured_image: { source_url: '/wordpress/wp-content/uploads/luce.png' },
  acf: {
    sidebar_title: 'Luce Chiara',
    subtitle_description: 'Ferma per due anni.',
    light_cost: '0,1290 €/kWh',
    light_cost_bio: 'F1 0,1410 · F2-F3 0,1215 €/kWh',
    energy_commercialization_cost: '12 €/mese',
    energybio_commercialization_cost: '13 €/mese',
    tariffa_bioraria: true,
    label_fascia: 'Monoraria',
    label_fascia_2: 'A fasce',
    show_subscribe_online: true,
    portal_code: 'DEMO-1',
    valid_from: '01/11/2026',
    valid_until: '31/01/2027',
  },
};

type Offer = Record<string, unknown> & { priceSpecification: Record<string, unknown>[] };
const offersOf = (acf: object, today?: string) =>
  (entity({ ...LUCE, acf }, today)?.offers ?? []) as Offer[];

describe('an offer page', () => {
  it('is a Product with an Offer for each tariff', () => {
    const product = entity(LUCE);
    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'Luce Chiara',
      description: 'Ferma per due anni.',
      image: ['https://www.example/wordpress/wp-content/uploads/luce.png'],
      brand: { name: 'Albaviva' },
      url: 'https://www.example/offerte/luce/luce-chiara-casa',
    });
    const [whole, bands, ...more] = offersOf(LUCE.acf);
    expect(more).toEqual([]);
    expect(whole).toMatchObject({
      '@type': 'Offer',
      name: 'Monoraria',
      url: 'https://www.example/offerte/luce/luce-chiara-casa',
      category: ['casa', 'luce'],
      identifier: { propertyID: 'Codice Portale Offerte', value: 'DEMO-1' },
      priceCurrency: 'EUR',
      priceSpecification: [
        { name: 'Luce', price: 0.129, priceCurrency: 'EUR', unitCode: 'KWH', unitText: 'kWh' },
        { name: 'Quota fissa luce', price: 12, priceCurrency: 'EUR', unitCode: 'MON' },
      ],
      validFrom: '2026-11-01',
      validThrough: '2027-01-31',
      priceValidUntil: '2027-01-31',
      availability: 'https://schema.org/InStock',
      seller: COMPANY,
    });
    expect(bands).toMatchObject({
      name: 'A fasce',
      priceSpecification: [
        { name: 'Luce F1', price: 0.141 },
        { name: 'Luce F2-F3', price: 0.1215 },
        { name: 'Quota fissa luce', price: 13 },
      ],
    });
  });

  it('has the prices of both commodities in one Offer, and the fee of a line', () => {
    const [dual] = offersOf({ light_cost: '0,1 €/kWh', gas_cost: '0,5 €/Smc' });
    expect(dual?.priceSpecification).toMatchObject([
      { name: 'Luce', unitCode: 'KWH' },
      { name: 'Gas', price: 0.5, unitCode: 'SM3' },
    ]);
    expect(offersOf({ monthly_cost: '24,90 €/mese, IVA inclusa' })).toMatchObject([
      { priceSpecification: [{ name: 'Canone', price: 24.9, valueAddedTaxIncluded: true }] },
    ]);
  });

  it('says nothing that the CMS does not', () => {
    const [offer] = offersOf({ gas_cost: '0,5 €/Smc' });
    const unknown = ['identifier', 'validFrom', 'validThrough', 'priceValidUntil', 'availability'];
    for (const name of ['name', ...unknown]) expect(offer).not.toHaveProperty(name);
    expect(entity({ ...LUCE, acf: {} })).not.toHaveProperty('offers');
  });

  it('is available from its first day to its last, by the ways it can be signed', () => {
    const on = (today: string, acf = {}) => {
      const [offer] = offersOf({ ...LUCE.acf, ...acf }, today);
      return String(offer?.availability).replace('https://schema.org/', '');
    };
    expect(on('2026-10-31')).toBe('undefined');
    expect(on('2026-11-01')).toBe('InStock');
    expect(on('2027-01-31')).toBe('InStock');
    expect(on('2027-02-01')).toBe('Discontinued');
    const shops = { show_subscribe_online: false, store_local: 'In tutti i punti vendita' };
    expect(on('2026-12-01', shops)).toBe('InStoreOnly');
    expect(on('2027-02-01', shops)).toBe('Discontinued');
  });
});

describe('items of the other types', () => {
  it('a news item is a NewsArticle', () => {
    const news = { post_type: 'news', post_title: 'Bonus', post_date: '2026-03-14T09:30:00' };
    const picture = { featured_image: { source_url: '/bonus.png' }, post_excerpt: 'Chi lo ha.' };
    expect(entity({ ...news, ...picture })).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'Bonus',
      description: 'Chi lo ha.',
      datePublished: '2026-03-14T09:30:00+01:00',
      image: ['https://www.example/bonus.png'],
      publisher: { ...COMPANY, logo: 'https://www.example/icon.svg' },
    });
    expect(entity({ ...news, seo: { og_image: '/og.png' } })?.image).toEqual([
      'https://www.example/og.png',
    ]);
  });

  it('an event has its day and its place, and is none without them', () => {
    const acf = {
      date_time: '15/01/2027',
      event_location: { address: 'Bologna', lat: 44.5, lng: 11.3 },
    };
    expect(entity({ post_type: 'event', post_title: 'Serata', acf })).toMatchObject({
      '@type': 'Event',
      startDate: '2027-01-15',
      endDate: '2027-01-15',
      location: {
        '@type': 'Place',
        address: { addressLocality: 'Bologna', addressCountry: 'IT' },
        geo: { latitude: 44.5, longitude: 11.3 },
      },
      organizer: COMPANY,
    });
    expect(entity({ post_type: 'event', acf: { date_time: '15/01/2027' } })).toBeUndefined();
    expect(
      entity({ post_type: 'event', acf: { event_location: acf.event_location } }),
    ).toBeUndefined();
  });

  it('a job offer says what, since when, where and for whom', () => {
    const job = {
      post_type: 'work-offer',
      post_title: 'Tecnico',
      post_date: '2026-09-16T09:00:00',
    };
    const workOffer = { description: '<p>Monti </script> impianti.</p>', sede: 'Ancona' };
    expect(entity({ ...job, acf: { workOffer } })).toMatchObject({
      '@type': 'JobPosting',
      title: 'Tecnico',
      description: '<p>Monti </script> impianti.</p>',
      datePosted: '2026-09-16',
      hiringOrganization: COMPANY,
      jobLocation: { address: { addressLocality: 'Ancona' } },
    });
    const text = { content_rendered: '<p>Intero.</p>', acf: { workOffer: { sede: 'Ancona' } } };
    expect(entity({ ...job, ...text })?.description).toBe('<p>Intero.</p>');
    expect(entity({ ...job, acf: { workOffer: { sede: 'Ancona' } } })).toBeUndefined();
  });

  it('a shop is a LocalBusiness with address, place and hours', () => {
    const acf = {
      location: { address: 'Corso dei Castagnai 25, 12100 Cuneo (CN)', lat: '44.38', lng: '7.54' },
      working_day_time: [{ days_descriptions: 'Sabato', working_hour_description: '9:00 - 12:30' }],
      phone: '800 000 103',
    };
    expect(entity({ post_type: 'shop', post_title: 'Cuneo', acf })).toMatchObject({
      '@type': 'LocalBusiness',
      name: 'Albaviva Cuneo',
      address: {
        streetAddress: 'Corso dei Castagnai 25',
        postalCode: '12100',
        addressLocality: 'Cuneo',
        addressRegion: 'CN',
        addressCountry: 'IT',
      },
      geo: { latitude: 44.38, longitude: 7.54 },
      telephone: '800 000 103',
      openingHoursSpecification: [{ dayOfWeek: ['Saturday'], opens: '09:00', closes: '12:30' }],
    });
    const bare = entity({ post_type: 'shop', post_title: 'Cuneo', acf: {} });
    for (const name of ['geo', 'openingHoursSpecification']) expect(bare).not.toHaveProperty(name);
    const odd = { location: { address: 'Presso il mercato' } };
    expect(entity({ post_type: 'shop', post_title: 'Cuneo', acf: odd })?.address).toMatchObject({
      streetAddress: 'Presso il mercato',
      addressLocality: 'Cuneo',
    });
  });

  it('a plain page is about nothing in particular', () => {
    expect(entity({ post_type: 'page', post_title: 'Casa' })).toBeUndefined();
  });
});

describe('the site', () => {
  it('numbers the steps of a trail, the page itself last', () => {
    const page = mapPage(
      {
        ID: 1,
        post_type: 'page',
        post_title: 'Luce',
        link: '/offerte/luce/',
        parents: [{ post_title: 'Offerte', post_name: 'offerte' }],
      },
      '/x',
    );
    expect(read(breadcrumbList(breadcrumbs(page), page, SITE))?.itemListElement).toEqual(
      [
        ['Home', '/'],
        ['Offerte', '/offerte'],
        ['Luce', '/offerte/luce'],
      ].map(([name, path], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: SITE.origin + path,
      })),
    );
  });

  it('is an Organization with a logo', () => {
    expect(organization(SITE)).toMatchObject({ ...COMPANY, '@context': 'https://schema.org' });
  });
});

it.each(['http://', '//', 'http://['])(
  'an image at %s, which is no address, is left out',
  (og_image) => {
    const news = entity({ post_type: 'news', post_title: 'Bonus', seo: { og_image } });
    expect(news).toMatchObject({ '@type': 'NewsArticle' });
    expect(news?.image).toBeUndefined();
  },
);
