import { describe, expect, it } from 'vitest';
import { groupFaqs, mapFaqAssociations } from './faq.ts';
import { mapTermTree, type TermTree } from './term-tree.ts';

const NO_TERMS: TermTree = new Map();

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

  const grouped = (items: unknown[], categories: TermTree = NO_TERMS) =>
    groupFaqs(items, { associations, categories });

  it('read the associations of a page and skip broken ones', () => {
    expect(associations.map((association) => association.termId)).toEqual([2, 3]);
  });

  it('are grouped by their first category, in the order of the associations', () => {
    const groups = grouped([faq('Seconda', [3, 2]), faq('Prima', [2])]);
    expect(groups).toEqual([
      {
        groupName: 'Bollette',
        slug: 'bollette',
        childs: [{ title: 'Prima', text: '<p>Prima</p>' }],
      },
      { groupName: 'Fibra', slug: 'fibra', childs: [{ title: 'Seconda', text: '<p>Seconda</p>' }] },
    ]);
  });

  it('stand in the order that the editors gave them', () => {
    const late = { ...faq('Rara', [2]), menu_order: 80 };
    const early = { ...faq('Frequente', [2]), menu_order: 10 };
    const [group] = grouped([late, early]);
    expect(group?.childs.map(({ title }) => title)).toEqual(['Frequente', 'Rara']);
  });

  it('leave out groups without questions, and questions of other groups', () => {
    expect(grouped([faq('Altrove', [9])])).toEqual([]);
  });

  it('of a category below stand in the nearest one above it that the page names', () => {
    const categories = mapTermTree([
      { id: 2, slug: 'bollette', parent: 0 },
      { id: 20, slug: 'canone', parent: 2 },
      { id: 21, slug: 'rai', parent: 20 },
      { id: 30, slug: 'modem', parent: 3 },
    ]);
    const items = [faq('Rai', [21]), faq('Modem', [30])];
    const titles = grouped(items, categories).map(({ slug, childs }) => [slug, childs[0]?.title]);
    expect(titles).toEqual([
      ['bollette', 'Rai'],
      ['fibra', 'Modem'],
    ]);
  });
});
