import { serverRegistry } from '@generated/registry.server.ts';
import { setIdentifierNames } from '@renderer/document/block-key.ts';
import { parseDocument } from '@renderer/index.ts';
import { prepareDocument } from '@renderer/render/prepare.ts';
import { defaultContext } from '@renderer/static/default-context.ts';
import { emptyCms } from '@renderer/static/empty-cms.ts';
import { expect, it } from 'vitest';
import { homeServices } from './home-services.ts';

const SITE = { origin: 'https://www.example', brandName: 'Albaviva' };

it('a home service is a Product with what its block shows', async () => {
  setIdentifierNames({ brand: 'albaviva', assistant: 'alba' });
  const products = [
    {
      title: 'Caldaia a condensazione',
      offer: 'Montaggio compreso',
      price: '49 € al mese',
      totalPrice: 'per 36 mesi, in tutto 1.764 €',
      image: '/caldaia.png',
      anchor: '#caldaia',
    },
    { title: 'Senza prezzo' },
  ];
  const prepared = await prepareDocument({
    document: parseDocument(
      JSON.stringify({
        nodes: {
          root: { id: 'root', component: 'root', props: {}, childIds: ['a'] },
          a: { id: 'a', component: 'albavivaProducts', props: { products }, childIds: [] },
        },
      }),
    ),
    context: defaultContext(),
    cms: emptyCms,
    registry: serverRegistry,
    log: (problem) => expect.fail(problem.reason),
  });
  expect(homeServices(prepared, '/caldaie', SITE)).toMatchObject([
    {
      '@type': 'Product',
      name: 'Caldaia a condensazione',
      description: 'Montaggio compreso',
      image: ['https://www.example/caldaia.png'],
      url: 'https://www.example/caldaie#caldaia',
      offers: {
        priceCurrency: 'EUR',
        priceSpecification: [
          { price: 49, unitCode: 'MON', description: 'per 36 mesi, in tutto 1.764 €' },
        ],
      },
    },
  ]);
});
