import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WorkOfferCard } from './WorkOfferCard.tsx';

it('gives each point of a list a line of its own', () => {
  const desc = '<p>Scrivi testi.</p><ul><li>Tempo indeterminato</li> <li>30.000 € lordi</li></ul>';
  const offer = { id: 1, title: 'Redattore', desc, place: 'Torino', href: '/lavora-con-noi/a' };
  const markup = renderToStaticMarkup(<WorkOfferCard offer={offer} />);
  const [, text = ''] = markup.split('class="text"');
  expect(text.match(/(?<=>)[^<]+(?=<(?:br|\/p))/g)).toEqual([
    'Scrivi testi.',
    'Tempo indeterminato',
    '30.000 € lordi',
  ]);
});
