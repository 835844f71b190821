import { describe, expect, it } from 'vitest';
import { mapDocument, mapDocumentCategory } from './document-item.ts';
import { groupFaqs, mapFaqAssociations } from './faq.ts';
import { mapGlossaryArticle } from './glossary-article.ts';
import { GUIDE_TAGS, mapGuideArticle, mapServiceCategory } from './guide.ts';
import { isProductPage, mapOfferCard } from './offer-card.ts';
import { mapRegulation } from './regulation.ts';
import { mapWorkOffer } from './work-offer.ts';

describe('offer cards (spec 3.6)', () => {
  const page = {
    id: 12,
    slug: 'luce-casa',
    link: 'https://cms.example/offerte/luce-casa/',
    title: { rendered: 'Luce &amp; casa' },
    template: 'page-product.php',
    offers_category: [{ slug: 'luce' }, { slug: 'aggregatori' }],
    offerTags_category: [{ slug: 'novita', name: 'Novità' }],
    acf: {
      sidebar_title: 'Luce Casa',
      bonus_list: [{ text: 'Sconto 30 €' }, 'Bolletta online'],
      partners_list: [{ partner_image: { url: 'https://cms.example/wp-content/uploads/p.png' } }],
      icon: 'Bulb',
      is_green_energy: true,
      configurazione: { serviceUtilitiesHome: 3 },
    },
  };

  it('maps every field of the card', () => {
    expect(mapOfferCard(page)).toMatchObject({
      id: 12,
      title: 'Luce Casa',
      list: ['Sconto 30 €', 'Bolletta online'],
      partnersList: ['/wp-content/uploads/p.png'],
      tags: ['Novità'],
      categories: ['luce', 'aggregatori'],
      isBusiness: false,
      icon: 'Bulb',
      isGreenEnergy: true,
      offerType: '3',
      cta: { ctaLabel: 'SCOPRI', ctaUrl: '/offerte/luce-casa' },
    });
  });

  it('is never a business card, in whatever list it stands', () => {
    const business = { ...page, offers_category: [{ slug: 'business' }] };
    expect(mapOfferCard(business).isBusiness).toBe(false);
  });

  it('stands on an empty page', () => {
    expect(mapOfferCard({ id: 1, title: { rendered: 'Solo titolo' }, acf: [] })).toMatchObject({
      title: 'Solo titolo',
      list: [],
      isGreenEnergy: false,
    });
  });

  it('tells product pages by their template', () => {
    expect(isProductPage(page)).toBe(true);
    expect(isProductPage({ template: 'page-tab-product' })).toBe(false);
    expect(isProductPage({ template: '' })).toBe(false);
  });
});

describe('documents (spec 3.8)', () => {
  it('link to their attachment and say scarica', () => {
    const item = {
      id: 4,
      title: { rendered: 'Modulo' },
      documents_categories: [3, 5],
      acf: { document_attachment: 'https://cms.example/wordpress/wp-content/uploads/m.pdf' },
    };
    expect(mapDocument(item)).toEqual({
      id: 4,
      text: 'Modulo',
      href: '/wordpress/wp-content/uploads/m.pdf',
      label: 'scarica',
      tags: [3, 5],
      extension: 'pdf',
    });
  });

  it('are dropped without an attachment', () => {
    expect(mapDocument({ id: 4, title: { rendered: 'Modulo' }, acf: [] })).toBeUndefined();
  });

  it('keep the address of a file elsewhere', () => {
    const file = 'https://files.example/moduli/m.pdf';
    expect(mapDocument({ acf: { document_attachment: { url: file } } })?.href).toBe(file);
  });

  it('have categories that become filters', () => {
    const filter = { id: 3, label: 'Casa & famiglia', value: 'casa' };
    expect(mapDocumentCategory({ id: 3, name: 'Casa &amp; famiglia', slug: 'casa' })).toEqual(
      filter,
    );
  });
});

describe('FAQs (spec 3.12)', () => {
  const associations = mapFaqAssociations([
    { name: 'Bollette', slug: 'bollette', term_id: 2 },
    { name: 'Fibra', slug: 'fibra', term_id: '3' },
    { name: 'Senza termine', slug: 'x' },
    'rotta',
  ]);
  const faq = (title: string, faq_category: unknown[]) => ({
    title: { rendered: title },
    content: { rendered: `<p>${title}</p>` },
    faq_category,
  });

  it('read the associations of a page and skip broken ones', () => {
    expect(associations.map((association) => association.termId)).toEqual([2, 3]);
  });

  it('are grouped by their first category, in the order of the associations', () => {
    const groups = groupFaqs([faq('Seconda', [3, 2]), faq('Prima', [2])], associations);
    expect(groups).toEqual([
      {
        groupName: 'Bollette',
        slug: 'bollette',
        childs: [{ title: 'Prima', text: '<p>Prima</p>' }],
      },
      { groupName: 'Fibra', slug: 'fibra', childs: [{ title: 'Seconda', text: '<p>Seconda</p>' }] },
    ]);
  });

  it('leave out groups without questions, and questions of other groups', () => {
    expect(groupFaqs([faq('Altrove', [9])], associations)).toEqual([]);
  });
});

describe('regulations (spec 3.11)', () => {
  it('take the first group of embedded terms', () => {
    const item = {
      id: 8,
      slug: 'tiqv',
      title: { rendered: 'TIQV' },
      _embedded: { 'wp:term': [[{ id: 1, name: 'Qualità', slug: 'qualita' }], [{ id: 2 }]] },
    };
    expect(mapRegulation(item)).toMatchObject({
      href: '/normativa/tiqv',
      terms: [{ id: 1, name: 'Qualità', slug: 'qualita' }],
    });
  });
});

describe('glossary articles (spec 3.10)', () => {
  it('are read from a list', () => {
    const item = {
      id: 5,
      link: 'https://cms.example/casa/provapedia/kwh/',
      title: { rendered: 'Che cos’è il kWh' },
      excerpt: { rendered: '<p>L’unità di misura.</p>' },
      better_featured_image: { source_url: '/wordpress/wp-content/uploads/k.png' },
      acf: { icon: 'Graph' },
    };
    expect(mapGlossaryArticle(item)).toMatchObject({
      id: 5,
      permalink: '/casa/provapedia/kwh',
      img: '/wordpress/wp-content/uploads/k.png',
      type: 'Graph',
      title: 'Che cos’è il kWh',
      text: 'L’unità di misura.',
      ctaLabel: 'Leggi',
    });
  });

  it('are read from the search, whose names differ', () => {
    const item = { ID: 5, permalink: '/casa/provapedia/kwh', post_title: 'kWh', post_excerpt: 'x' };
    expect(mapGlossaryArticle(item)).toMatchObject({ id: 5, title: 'kWh', text: 'x' });
  });
});

describe('job offers (spec 3.13)', () => {
  it('read description, logo and place from their group', () => {
    const workOffer = { description: '<p>Cerchiamo</p>', logo: { url: '/l.png' }, sede: 'Bari' };
    const item = { id: 2, link: '/lavora-con-noi/x', title: { rendered: 'Tecnico' } };
    expect(mapWorkOffer({ ...item, acf: { workOffer } })).toMatchObject({
      title: 'Tecnico',
      desc: '<p>Cerchiamo</p>',
      image: '/l.png',
      place: 'Bari',
      href: '/lavora-con-noi/x',
    });
  });
});

describe('guides and service categories (spec 3.4, 3.5)', () => {
  it('a guide has the fixed keywords and its first term as parent', () => {
    const item = {
      id: 3,
      slug: 'valvole',
      link: '/guide/valvole',
      title: { rendered: 'Le valvole' },
      excerpt: { rendered: '<p>Come si regolano.</p>' },
      acf: { icon: 'VasHome' },
      _embedded: { 'wp:term': [[{ slug: 'riscaldamento' }]] },
    };
    expect(mapGuideArticle(item)).toMatchObject({
      tags: GUIDE_TAGS,
      text: 'Come si regolano.',
      type: 'VasHome',
      parent: 'riscaldamento',
    });
  });

  it('a service category calls to the main site’s host and its slug', () => {
    const term = {
      name: 'Fotovoltaico',
      slug: 'fotovoltaico',
      acf: { icona_grande: { url: '/f.svg' } },
    };
    expect(mapServiceCategory(term, 'https://www.prova.example')).toMatchObject({
      title: 'Fotovoltaico',
      imgUrl: '/f.svg',
      cta: { label: 'VAI', path: 'https://www.prova.example', slug: 'fotovoltaico' },
    });
  });
});
