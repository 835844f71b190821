import { describe, expect, it } from 'vitest';
import { locateField } from './locate-field.ts';
import { node } from './test-support/document.ts';

const plans = node('p', {
  component: 'Plans',
  props: {
    title: 'I nostri piani',
    copy: '<p>Prezzi <strong>chiari</strong> per tutti.</p><p>Senza sorprese.</p>',
    plans: [
      { title: 'Luce', tabId: 'luce', content: [{ title: 'Base', basePrice: '29,90' }] },
      { title: 'Gas', tabId: 'gas', content: [{ title: 'Base', basePrice: '19,90' }] },
    ],
  },
});
/** The schema stores a plan's details before its price; the page shows the price first. */
const twice = node('t', {
  component: 'Plans',
  props: {
    plans: ['uno', 'due'].map((tabId) => ({
      title: tabId,
      tabId,
      content: [
        {
          listInfoPlan: [{ title: 'Costi', items: [{ title: 'Canone', price: '24,90 €' }] }],
          title: 'Fibra',
          basePrice: '24,90 €',
          basePriceNote: 'al mese',
        },
      ],
    })),
  },
});
const image = node('i', { component: 'Image', props: { img: '/foto.webp', alt: 'Sole' } });

describe('the field that a place in the page shows', () => {
  it.each([
    ['a title', { text: 'I nostri piani', ordinal: 0 }, ['title']],
    ['a word in bold', { text: 'chiari', ordinal: 0 }, ['copy']],
    ['a paragraph', { text: 'Senza sorprese.', ordinal: 0 }, ['copy']],
    [
      'a price with its unit',
      { text: '19,90 €/mese', ordinal: 0 },
      ['plans', 1, 'content', 0, 'basePrice'],
    ],
    [
      'the second of two that say the same',
      { text: 'Base', ordinal: 1 },
      ['plans', 1, 'content', 0, 'title'],
    ],
  ])('is found for %s', (_what, point, path) => {
    expect(locateField(plans, point)).toEqual(path);
  });

  const details = 'Canone 24,90 €';
  const card = `Fibra 24,90 € al mese Costi ${details}`;
  it.each([
    ['price of the first', 0, ['24,90 € al mese', card], [0, 'content', 0, 'basePrice']],
    ['detail of the first', 1, [details, card], [0, 'content', 0, 'listInfoPlan', 0, 'items', 0]],
    ['price of the second', 2, ['24,90 € al mese', card], [1, 'content', 0, 'basePrice']],
    ['detail of the second', 3, [details, card], [1, 'content', 0, 'listInfoPlan', 0, 'items', 0]],
  ])('is that of the item around it: the %s', (_what, ordinal, boxes, within) => {
    const path = locateField(twice, { text: '24,90 €', ordinal, boxes });
    expect(path?.slice(0, within.length + 1)).toEqual(['plans', ...within]);
  });

  it('is found for an image, whatever size was loaded', () => {
    expect(locateField(image, { src: '/foto.webp?width=930', ordinal: 0 })).toEqual(['img']);
  });

  it('is none where the block says something of its own', () => {
    expect(locateField(plans, { text: 'Scopri di più', ordinal: 0 })).toBeUndefined();
  });
});
