import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BandPrice } from './BandPrice.tsx';

it('reads as it was written, each band with its price and the unit', () => {
  const html = renderToStaticMarkup(<BandPrice price="F1 0,1410 · F23 0,1215 €/kWh" />);
  expect(html.replace(/<[^>]*>/g, '')).toBe(
    'F1\u00a00,1410\u00a0€/kWh · F23\u00a00,1215\u00a0€/kWh',
  );
  expect(html.match(/<span/g)).toHaveLength(4);
});

it('adds no unit where a price has its own, or none is written', () => {
  const text = (price: string) =>
    renderToStaticMarkup(<BandPrice price={price} />)
      .replace(/<[^>]*>/g, '')
      .replaceAll('\u00a0', ' ');
  const own = 'Luce 0,1290 €/kWh · gas 0,45 €/Smc';
  expect(text(own)).toBe(own);
  expect(text('F1 0,14 · F23 0,12')).toBe('F1 0,14 · F23 0,12');
  expect(renderToStaticMarkup(<BandPrice price="PUN + 0,0149 €/kWh" />)).toBe(
    'PUN + 0,0149\u00a0€/kWh',
  );
});

it('gives the bands of one commodity its unit, not that of the other', () => {
  const html = renderToStaticMarkup(
    <BandPrice price="F1 0,1390 · F23 0,1195 €/kWh · gas 0,479 €/Smc" />,
  );
  expect(html.replace(/<[^>]*>/g, '').replaceAll('\u00a0', ' ')).toBe(
    'F1 0,1390 €/kWh · F23 0,1195 €/kWh · gas 0,479 €/Smc',
  );
});
