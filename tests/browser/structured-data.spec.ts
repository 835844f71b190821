import { type APIRequestContext, expect, test } from 'playwright/test';
import { origin } from '../support/under-test.ts';

/** The schema.org data of a page that are of a type. */
async function dataOf(request: APIRequestContext, path: string, type: string) {
  const html = await (await request.get(origin() + path)).text();
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks].map(([, json]) => JSON.parse(json ?? '')).filter((d) => d['@type'] === type);
}

test('offers are announced with the prices their pages show', async ({ request }) => {
  for (const [path, prices, code] of [
    ['/offerte/luce/luce-chiara-casa', [0.129, 12], 'DEMO-2026-11-0001'],
    ['/offerte/gas/gas-chiaro-casa', [0.489, 9], 'DEMO-2026-11-0005'],
    ['/offerte/dual/duo-chiaro-casa', [0.127, 11, 0.479, 8], 'DEMO-2026-11-0007'],
    ['/albavivafibra/fibra-casa', [24.9], undefined],
    ['/wallbox', [35], undefined],
  ] as const) {
    const [product, ...others] = await dataOf(request, path, 'Product');
    expect(others, path).toEqual([]);
    const [offer] = [product.offers].flat();
    expect(offer.priceSpecification.map((part: { price: number }) => part.price)).toEqual(prices);
    expect(offer).toMatchObject({ '@type': 'Offer', priceCurrency: 'EUR' });
    expect(offer.url).toBe(product.url);
    expect(offer.identifier?.value, path).toBe(code);
    if (code) expect(offer.validThrough).toBe('2027-01-31');
  }
});

test('shops, events and jobs say what search engines ask of them', async ({ request }) => {
  const [shop] = await dataOf(request, '/punti-vendita/cuneo', 'LocalBusiness');
  expect(shop.address).toMatchObject({ postalCode: '12100', addressLocality: 'Cuneo' });
  expect(shop.openingHoursSpecification.length).toBeGreaterThan(1);
  const [event] = await dataOf(request, '/eventi/serata-risparmio-bologna', 'Event');
  expect(event).toMatchObject({ startDate: '2027-01-15', endDate: '2027-01-15' });
  expect(event.location.address.addressLocality).toBe('Bologna');
  const [webinar] = await dataOf(request, '/eventi/webinar-bolletta-nuova', 'Event');
  expect(webinar.location['@type']).toBe('VirtualLocation');
  const job = '/lavora-con-noi/operatore-assistenza-clienti-ancona';
  const [posting] = await dataOf(request, job, 'JobPosting');
  expect(posting).toMatchObject({ datePosted: '2026-09-16', hiringOrganization: {} });
  const [trail] = await dataOf(request, job, 'BreadcrumbList');
  expect(trail.itemListElement.map((step: { position: number }) => step.position)).toEqual([
    1, 2, 3,
  ]);
});
