import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BandPrice } from './BandPrice.tsx';

it('reads as it was written, each band with its price', () => {
  const html = renderToStaticMarkup(<BandPrice price="F1 0,1410 · F23 0,1215 €/kWh" />);
  expect(html.replace(/<[^>]*>/g, '')).toBe('F1\u00a00,1410 · F23\u00a00,1215\u00a0€/kWh');
  expect(html.match(/<span/g)).toHaveLength(4);
});
