import type { Product } from '@generated/entities.ts';
import { PRODUCT } from '@renderer/test-support/product.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OfferCard } from './OfferCard.tsx';

const OFFER: Product = {
  ...PRODUCT,
  electricityCostsBio: '0,13 €/kWh',
  energyCommercializationCost: '9 €/mese',
  energybioCommercializationCost: '14 €/mese',
  tariffaBioraria: true,
};
const render = (product: Product) =>
  renderToStaticMarkup(<OfferCard product={product} funnelDomain={product.funnelDomain} />);

it('has the fixed part of each tariff type', () => {
  const html = render(OFFER);
  expect(html).toMatch(/class="[^"]*mono[^"]*">Quota fissa 9 €/);
  expect(html).toMatch(/class="[^"]*bands[^"]*">Quota fissa 14 €/);
  const single = render({ ...OFFER, tariffaBioraria: false });
  expect(single).not.toContain('14 €');
  expect(single).not.toMatch(/mono|bands/);
});

it('leads into the funnel as the bar does', () => {
  expect(render(OFFER)).toContain('href="https://attiva.example/offerte/luce-chiara"');
  const friend = render({ ...OFFER, isReferAFriend: true });
  expect(friend).toContain('?programma=porta-un-amico"');
  expect(friend).toContain('Attiva con un amico');
});

it('tells the funnel of the tariff type, where the offer leaves the choice', () => {
  const html = render(OFFER);
  expect(html).toMatch(/class="[^"]*mono" href="[^"]*luce-chiara"/);
  expect(html).toMatch(/class="[^"]*bands" href="[^"]*luce-chiara\?tariffa=bio"/);
  const friend = render({ ...OFFER, isReferAFriend: true });
  expect(friend).toContain('?programma=porta-un-amico&amp;tariffa=bio"');
  expect(render({ ...OFFER, tariffaBioraria: false })).not.toContain('tariffa=');
});

it('has the ways to it beside the funnel that its fields name, and no others', () => {
  const html = render({
    ...OFFER,
    greenNumber: '800 000 123',
    CallMeBackProduct: 'Luce Chiara',
    localStore: 'Attivabile in tutti i punti vendita',
  });
  expect(html).toContain('<a href="tel:800000123">Numero verde 800 000 123</a>');
  expect(html).toMatch(
    /<a href="\/assistenza\?offerta=Luce%20Chiara#richiamami">Fatti richiamare<span[^>]*> per Luce Chiara/,
  );
  expect(html).toContain('<a href="/punti-vendita">Attivabile in tutti i punti vendita</a>');
  expect(render({ ...OFFER, greenNumber: 'n.d.' })).not.toContain('contacts');
});

it('says which tariff type its only price is of', () => {
  const single = { ...OFFER, tariffaBioraria: false, tipoTariffa: 'bio', labelB: 'Tre fasce' };
  expect(render(single)).toContain('Tre fasce');
  expect(render({ ...single, tariffaBioraria: true })).not.toContain('Tre fasce');
});

it('has the monthly cost of an offer that is not sold by the unit, as fibre is', () => {
  const monthlyCost = '24,90 €/mese';
  const fibre = { ...OFFER, electricityCosts: undefined, electricityCostsBio: undefined };
  expect(render({ ...fibre, gasCost: undefined, monthlyCost })).toContain('24,90\u00a0€/mese');
  expect(render({ ...OFFER, monthlyCost })).not.toContain('24,90');
});
