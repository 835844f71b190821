import { expect, it } from 'vitest';
import { linkWords } from './link-words.ts';

const link = { 'ui:widget': 'link' };
const of = (href: string) => linkWords({ href: link }, { href });

it.each(['offerte', 'offerte luce', 'offerte/luce'])('words are no address: %s', (href) => {
  expect(of(href)[0]?.message).toContain(`«${href}» non è un indirizzo`);
});

it.each(['', '/luce', '#prezzi', '?tipo=casa', 'www.arera.it', 'tel:800', '{{funnelDomain}}/luce'])(
  'an address is kept in peace: %s',
  (href) => expect(of(href)).toEqual([]),
);

it('are found wherever a link lies', () => {
  const ui = { groups: { items: { cards: { items: { href: link } } } } };
  const props = { groups: [{}, { cards: [{ href: '/luce' }, { href: 'luce' }] }] };
  expect(linkWords(ui, props).map(({ pointer }) => pointer)).toEqual(['/groups/1/cards/1/href']);
});
