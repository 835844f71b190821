import { expect, it } from 'vitest';
import { hasContent } from './has-content.ts';

it.each([
  { title: 'Titolo' },
  { text: '<p>Testo</p>' },
  { img: '/media/a.jpg' },
  { imgMobile: '/a.jpg' },
])('a card has content with %o alone', (card) => expect(hasContent(card)).toBe(true));

it.each([{}, { ctaHref: '/qui', ctaLabel: 'Vai' }, { img: 'javascript:alert(1)' }])(
  'a card has none with %o: nothing of it can be seen',
  (card) => expect(hasContent(card)).toBe(false),
);
