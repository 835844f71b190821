import { describe, expect, it } from 'vitest';
import { mapDocument, mapDocumentCategory } from './document-item.ts';
import { mapGlossaryArticle } from './glossary-article.ts';
import { GUIDE_TAGS, guideCard, mapGuideArticle, mapServiceCategory } from './guide.ts';
import { isProductPage, mapOfferCard } from './offer-card.ts';
import { mapRegulation } from './regulation.ts';
import { mapTermTree, type TermTree, termAndAbove, termsOf } from './term-tree.ts';
import { mapWorkOffer } from './work-offer.ts';

const NO_TERMS: TermTree = new Map();

describe('terms of a taxonomy', () => {
  const tree = mapTermTree([
    { id: 1, slug: 'luce', parent: 0 },
    { id: 2, slug: 'luce-verde', parent: 1 },
    { id: 3, slug: 'gas', parent: 0 },
    { id: 4, slug: 'a', parent: 5 },
    { id: 5, slug: 'b', parent: 4 },
    'rotto',
  ]);

  it('stand in those above them, the nearest first', () => {
    expect(termAndAbove(tree, 2)).toEqual([2, 1]);
    expect(termAndAbove(tree, 99)).toEqual([99]);
    expect(termAndAbove(tree, 0)).toEqual([]);
  });

  it('that stand in each other come to an end', () => {
    expect(termAndAbove(tree, 4)).toEqual([4, 5]);
  });

  it('are read as numbers and as objects, each once', () => {
    expect(termsOf(tree, [2, { id: 1, slug: 'luce' }, { slug: 'x' }, 3])).toEqual([2, 1, 3]);
  });
});

describe('offer cards (spec 3.6)', () => {
  const page = {
    id: 12,
    slug: 'luce-casa',
    link: 'https://cms.example/offerte/luce-casa/',
    title: { rendered: 'Luce &amp; casa' },
    template: 'page-product.php',
    offers_category: [{ slug: 'luce' }, { slug: 'aggregatori' }],
    offerTags_category: [
      { slug: 'novita', name: 'Novità' },
      { slug: 'luce-gas', name: 'Luce &amp; gas' },
      { slug: 'senza-nome', name: '' },
    ],
    acf: {
      sidebar_title: 'Luce Casa',
      bonus_list: [{ text: 'Sconto 30 €' }, 'Bolletta online'],
      partners_list: [
        { partner_image: { url: 'https://cms.example/wp-content/uploads/p.png', alt: 'Rete' } },
      ],
      icon: 'Bulb',
      is_green_energy: true,
      configurazione: { serviceUtilitiesHome: 3 },
    },
  };

  it('maps every field of the card', () => {
    expect(mapOfferCard(page, NO_TERMS)).toMatchObject({
      id: 12,
      title: 'Luce Casa',
      list: ['Sconto 30 €', 'Bolletta online'],
      partnersList: [{ img: '/wp-content/uploads/p.png', name: 'Rete' }],
      tags: ['Novità', 'Luce & gas', 'senza-nome'],
      categories: ['luce', 'aggregatori'],
      isBusiness: false,
      icon: 'Bulb',
      isGreenEnergy: true,
      offerType: '3',
      cta: { ctaLabel: 'SCOPRI', ctaUrl: '/offerte/luce-casa' },
    });
  });

  it('counts for the categories above its own too', () => {
    const tree = mapTermTree([
      { id: 1, slug: 'luce', parent: 0 },
      { id: 2, slug: 'luce-verde', parent: 1 },
    ]);
    const below = { ...page, offers_category: [{ id: 2, slug: 'luce-verde' }] };
    expect(mapOfferCard(below, tree).categories).toEqual(['luce-verde', 'luce']);
  });

  it('is never a business card, in whatever list it stands', () => {
    const business = { ...page, offers_category: [{ slug: 'business' }] };
    expect(mapOfferCard(business, NO_TERMS).isBusiness).toBe(false);
  });

  it('stands on an empty page', () => {
    expect(
      mapOfferCard({ id: 1, title: { rendered: 'Solo titolo' }, acf: [] }, NO_TERMS),
    ).toMatchObject({
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
    expect(mapDocument(item, NO_TERMS)).toEqual({
      id: 4,
      text: 'Modulo',
      href: '/wordpress/wp-content/uploads/m.pdf',
      label: 'scarica',
      tags: [3, 5],
      extension: 'pdf',
    });
  });

  it('are dropped without an attachment', () => {
    expect(
      mapDocument({ id: 4, title: { rendered: 'Modulo' }, acf: [] }, NO_TERMS),
    ).toBeUndefined();
  });

  it('bear the categories above their own as tags, by which the archive filters', () => {
    const tree = mapTermTree([{ id: 3, slug: 'moduli', parent: 5 }]);
    const item = { documents_categories: [3], acf: { document_attachment: '/m.pdf' } };
    expect(mapDocument(item, tree)?.tags).toEqual([3, 5]);
  });

  it('keep the address of a file elsewhere', () => {
    const file = 'https://files.example/moduli/m.pdf';
    expect(mapDocument({ acf: { document_attachment: { url: file } } }, NO_TERMS)?.href).toBe(file);
  });

  it('have categories that become filters', () => {
    const filter = { id: 3, label: 'Casa & famiglia', value: 'casa' };
    expect(mapDocumentCategory({ id: 3, name: 'Casa &amp; famiglia', slug: 'casa' })).toEqual(
      filter,
    );
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

  it('a guide is a card with its icon', () => {
    const item = {
      id: 3,
      slug: 'valvole',
      link: '/guide/valvole',
      title: { rendered: 'Le valvole' },
      better_featured_image: { source_url: '/v.png', alt_text: 'Una valvola' },
      acf: { icon: 'VasHome' },
    };
    expect(guideCard(mapGuideArticle(item))).toEqual({
      id: 3,
      img: '/v.png',
      imgAlt: 'Una valvola',
      icon: 'VasHome',
      title: 'Le valvole',
      text: '',
      slug: 'guide/valvole',
      href: '/guide/valvole',
      type: 'guide',
      isRelevant: false,
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
