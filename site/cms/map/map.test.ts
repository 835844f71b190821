import { describe, expect, it } from 'vitest';
import { breadcrumbs } from '../../page/breadcrumbs.ts';
import { mapContentCard, relevantByField, relevantByIndex } from './content-card.ts';
import { mapOfferCard } from './offer-card.ts';
import { mapPage } from './page.ts';
import { fileAddress, itemPath, parentPath } from './paths.ts';
import { mapProduct } from './product.ts';
import { mapSearchResult } from './search-result.ts';
import { mapStore } from './store.ts';
import { flag, isSaid, plain } from './values.ts';
import { mapWorkOffer } from './work-offer.ts';

describe('addresses of files', () => {
  it('are paths for uploads, and what they are elsewhere', () => {
    expect(fileAddress('https://cms.example/wordpress/wp-content/uploads/a.png')).toBe(
      '/wordpress/wp-content/uploads/a.png',
    );
    for (const address of ['https://files.example/a.pdf?v=2', '/documenti/a.pdf', undefined]) {
      expect(fileAddress(address)).toBe(address);
    }
  });

  it('of a document found, a featured image, a partner and a job’s logo lead to their own host', () => {
    const file = 'https://files.example/a.pdf?v=2';
    const found = { ID: 1, post_type: 'document', acf: { document_attachment: file } };
    expect(mapSearchResult(found).link).toBe(file);
    const answered = { ...found, acf: { document_attachment: { url: file } } };
    expect(mapSearchResult(answered).link).toBe(file);
    const image = 'https://files.example/a.png';
    expect(mapPage({ ID: 1, featured_image: image }, '/x').featuredImage?.url).toBe(image);
    expect(
      mapOfferCard({ acf: { partners_list: [{ partner_image: { url: image } }] } }, new Map()),
    ).toMatchObject({ partnersList: [{ img: image }] });
    expect(mapWorkOffer({ acf: { workOffer: { logo: image } } }).image).toBe(image);
  });
});

it('says of what was found without an excerpt what search engines say, else how it begins', () => {
  const seo = { description: 'Offerte a prezzo fisso.' };
  const post_content = '<p>Scrivi all’assistenza.</p>';
  const said = (found: object) => {
    const { description, about } = mapSearchResult({ ID: 1, ...found });
    return [description, about];
  };
  expect(said({ post_excerpt: 'In breve.', seo, post_content })).toEqual(['In breve.', undefined]);
  expect(said({ post_excerpt: '', seo, post_content })).toEqual(['', 'Offerte a prezzo fisso.']);
  expect(said({ seo: null, post_content })).toEqual(['', 'Scrivi all’assistenza.']);
  expect(said({ seo: null, post_content: '' })).toEqual(['', undefined]);
});

describe('links of content items (spec 2.5)', () => {
  const parents = [{ post_name: 'a' }, { post_name: 'b' }, { post_name: 'c' }];

  it('drops the last parent and joins the rest', () => {
    expect(parentPath(parents)).toBe('a/b/');
    expect(parentPath([])).toBe('');
    expect(parentPath([{ post_name: 'a' }])).toBe('');
  });

  it.each([
    ['news', '/news/a/b/x'],
    ['event', '/eventi/a/b/x'],
    ['shop', '/punti-vendita/a/b/x'],
  ])('%s', (type, path) => expect(itemPath({ type, slug: 'x', parents })).toBe(path));

  it('any other type: its permalink', () => {
    expect(itemPath({ type: 'faq', slug: 'x', link: 'https://cms.example/domande/x/' })).toBe(
      '/domande/x',
    );
  });
});

describe('breadcrumbs (spec 2.6)', () => {
  const post = (post_type: string, post_type_label: string, path: string) => ({
    ...{ post_type, post_type_label, path, parents: [] },
  });
  const parents = [
    { post_title: 'Offerte', post_name: 'offerte' },
    { post_title: 'Luce', post_name: 'luce' },
  ];

  it('pages: home, then each parent under the joined names', () => {
    expect(breadcrumbs({ ...post('page', 'Pagine', '/offerte/luce/x'), parents })).toEqual([
      { label: 'Home', href: '/' },
      { label: 'Offerte', href: '/offerte' },
      { label: 'Luce', href: '/offerte/luce' },
    ]);
  });

  it('other types: the label capitalised, linked in lower case', () => {
    const [, second] = breadcrumbs(post('news', 'News', '/news/x'));
    expect(second).toEqual({ label: 'News', href: '/news' });
  });

  it('shows the hyphens of a label as spaces', () => {
    const [, second] = breadcrumbs(post('shop', 'punti-vendita', '/punti-vendita/torino'));
    expect(second).toEqual({ label: 'Punti vendita', href: '/punti-vendita' });
  });

  it('leads to the section an item stands in where that is not the label', () => {
    const [, second] = breadcrumbs(post('provapedia', 'provapedia', '/casa/provapedia/kwh'));
    expect(second).toEqual({ label: 'Provapedia', href: '/casa/provapedia' });
  });

  it('regulations: Normativa', () => {
    const [, second] = breadcrumbs(post('regulation', 'x', '/normativa/x'));
    expect(second).toEqual({ label: 'Normativa', href: '/normativa' });
  });
});

describe('content cards (spec 3.3, 4.2)', () => {
  const item = {
    id: 7,
    type: 'news',
    slug: 'apre',
    date: '2026-11-03T10:00:00',
    title: { rendered: 'Apre &amp; chiude' },
    excerpt: { rendered: '<p>Un <em>testo</em></p>' },
    better_featured_image: { source_url: 'https://img.example/f.png' },
    acf: {
      relevant_image: { sizes: { large: 'https://img.example/r.png' } },
      isRelevant: ['true'],
    },
  };

  it('shows a news date as DD MMMM YYYY in Italian', () => {
    expect(mapContentCard(item, () => false).date).toBe('03 novembre 2026');
  });

  it('gives an event’s day and month as two digits', () => {
    const event = {
      ...item,
      type: 'event',
      acf: { date_time: '05/01/2027', event_location: { address: 'Bari', lat: '41.1', lng: 16.8 } },
    };
    const card = mapContentCard(event, () => false);
    expect(card.eventDate).toEqual({ day: '05', month: '01' });
    expect(card.position).toEqual({ city: 'Bari', lat: 41.1, lng: 16.8 });
    expect(card.slug).toBe('eventi/apre');
    expect(card.date).toBeUndefined();
  });

  it('strips paragraph tags from the text and reads entities in the title', () => {
    const card = mapContentCard(item, () => false);
    expect(card.text).toBe('Un <em>testo</em>');
    expect(card.title).toBe('Apre & chiude');
    expect(card.slug).toBe('news/apre');
  });

  it('uses the relevant image on relevant cards alone', () => {
    expect(mapContentCard(item, relevantByField).img).toBe('https://img.example/r.png');
    expect(mapContentCard(item, relevantByIndex(1)).img).toBe('https://img.example/f.png');
    expect(mapContentCard(item, relevantByIndex(0)).isRelevant).toBe(true);
    expect(mapContentCard(item, relevantByIndex(0, true)).isRelevant).toBe(false);
  });

  it('describes the image it shows', () => {
    const relevant_image = {
      alt: 'Uno sportello',
      sizes: { large: '/r.png', 'large-width': 1024, 'large-height': '640' },
    };
    const better_featured_image = {
      source_url: '/f.png',
      alt_text: 'Una via',
      media_details: { width: 1600, height: 900 },
    };
    const card = (acf: object, isRelevant = true) =>
      mapContentCard({ ...item, better_featured_image, acf }, () => isRelevant);
    expect(card({ relevant_image })).toMatchObject({
      ...{ img: '/r.png', imgAlt: 'Uno sportello', imgWidth: 1024, imgHeight: 640 },
    });
    const featured = { img: '/f.png', imgAlt: 'Una via', imgWidth: 1600, imgHeight: 900 };
    expect(card({ relevant_image }, false)).toMatchObject(featured);
    expect(card({ relevant_image: false })).toMatchObject(featured);
    // A picture without a text of its own does not take that of another.
    expect(card({ relevant_image: { ...relevant_image, alt: '' } }).imgAlt).toBeUndefined();
  });

  it('has another image for phones where it is relevant and there is one', () => {
    const relevant_image = { sizes: { large: '/r.png' } };
    const relevant_image_mobile = { sizes: { large: '/m.png' } };
    const mobile = (acf: object, isRelevant = true) =>
      mapContentCard({ ...item, acf }, () => isRelevant).imgMobile;
    expect(mobile({ relevant_image, relevant_image_mobile })).toBe('/m.png');
    expect(mobile({ relevant_image, relevant_image_mobile }, false)).toContain('/f.png');
    expect(mobile({ relevant_image, relevant_image_mobile: false })).toBe('/r.png');
  });
});

describe('shops (spec 3.7)', () => {
  it('maps address, position, hours, region and the alert', () => {
    const store = mapStore({
      id: 3,
      slug: 'torino',
      title: { rendered: 'Torino' },
      post_meta: { region: ['Piemonte'] },
      acf: {
        location: { address: 'Via A 1', lat: '45.07', lng: '7.68' },
        alert_text: 'Chiuso',
        working_day_time: [
          { days_descriptions: 'Sabato', working_hour_description: '9-13' },
          { days_descriptions: 'Su appuntamento' },
          {},
        ],
      },
    });
    expect(store).toMatchObject({
      city: 'Torino',
      lat: 45.07,
      region: 'Piemonte',
      serviceInfo: true,
      href: '/punti-vendita/torino',
    });
    expect(store.openingDays).toEqual([
      { days_descriptions: 'Sabato', working_hour_description: '9-13' },
      { days_descriptions: 'Su appuntamento', working_hour_description: '' },
    ]);
  });

  it('leads to a shop below others by its parents, as everything else does', () => {
    const parents = [{ post_name: 'piemonte' }, { post_name: 'torino' }];
    expect(mapStore({ id: 3, slug: 'centro', parents }).href).toBe(
      '/punti-vendita/piemonte/centro',
    );
  });

  it('survives a shop without any field', () => {
    expect(
      mapStore({ id: 1, slug: 'x', title: { rendered: 'X' }, acf: [], post_meta: [] }),
    ).toMatchObject({
      address: '',
      region: '',
      serviceInfo: false,
      openingDays: [],
    });
  });
});

describe('pages and products (spec 2.3, 3.6, 4.6)', () => {
  const raw = { ID: 5, post_title: 'X', post_name: 'x', meta: {}, acf: {} };

  it('redirects only when active is "1", with a status we know', () => {
    const meta = { _pprredirect_active: '1', _pprredirect_url: '/a', _pprredirect_type: '301' };
    expect(mapPage({ ...raw, meta }, '/x').redirect).toEqual({ url: '/a', status: 301 });
    expect(
      mapPage({ ...raw, meta: { ...meta, _pprredirect_type: '999' } }, '/x').redirect?.status,
    ).toBe(302);
    for (const active of ['0', 'true', 'yes', '']) {
      expect(
        mapPage({ ...raw, meta: { ...meta, _pprredirect_active: active } }, '/x').redirect,
      ).toBeUndefined();
    }
  });

  it('takes tags out of a title, and leaves comparisons in', () => {
    const title = (post_title: string) => mapPage({ ...raw, post_title }, '/x').post_title;
    expect(title('Meno <em>CO<sub>2</sub></em><!-- x -->')).toBe('Meno CO2');
    expect(title('Prezzi < 100 € e > 50 €')).toBe('Prezzi < 100 € e > 50 €');
    expect(title('Luce &lt; gas')).toBe('Luce < gas');
  });

  it('refuses an answer without an ID', () => {
    expect(() => mapPage({}, '/x')).toThrow(/ID/);
  });

  it('knows the refer-a-friend programme by its category', () => {
    const page = mapPage(
      { ...raw, offers_category: [{ slug: 'casa' }, { slug: 'porta-un-amico' }] },
      '/x',
    );
    expect(mapProduct(page, 'https://f.example').isReferAFriend).toBe(true);
    expect(
      mapProduct({ ...page, offersCategory: ['casa'] }, 'https://f.example').isReferAFriend,
    ).toBe(false);
  });

  it('maps the offer’s fields and reads bonuses of either shape', () => {
    const acf = {
      light_cost: '0,1 €/kWh',
      bonus_list: ['Uno', { text: 'Due' }],
      show_subscribe_online: '1',
      tipologia_tariffa: 'mono',
      light_cost_bio: '0,2',
      tariffa_bioraria: 'Sì',
    };
    const product = mapProduct(mapPage({ ...raw, acf }, '/x'), 'https://f.example');
    expect(product).toMatchObject({
      electricityCosts: '0,1 €/kWh',
      electricityCostsBio: '0,2',
      bonusList: ['Uno', 'Due'],
      showSubscribe: true,
      tipoTariffa: 'mono',
      tariffaBioraria: true,
    });
  });
});

describe('values', () => {
  it('reads flags as ACF writes them', () => {
    expect([true, 1, '1', 'true', ['true']].map(flag)).toEqual([true, true, true, true, true]);
    expect([false, 0, '0', '', [], null, undefined].some(flag)).toBe(false);
  });

  it('reads what was written in a field that is a flag today', () => {
    expect([true, 1, '1', 'Sì', 'sì ', 'Bioraria', ['X']].every(isSaid)).toBe(true);
    expect([false, 0, '0', '', ' ', 'no', 'No', 'FALSE', [], {}, null].some(isSaid)).toBe(false);
  });

  it('decodes titles', () => {
    expect(plain({ rendered: 'L&#8217;energia &egrave; <b>qui</b>' })).toBe('L’energia è qui');
  });
});
