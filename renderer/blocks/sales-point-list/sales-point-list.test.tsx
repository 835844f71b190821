import type { Store } from '@generated/entities.ts';
import type { SalesPointListProps } from '@generated/types.ts';
import { defaultContext } from '@renderer/static/default-context.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { groupByRegion } from './group-by-region.ts';
import SalesPointList from './SalesPointList.tsx';

const shop = (city: string, region: string): Store => ({
  ...{ id: city.length, city, region, address: '', slug: city, href: `/punti-vendita/${city}` },
  ...{ serviceInfo: false, openingDays: [] },
});
const render = (stores: Store[]) =>
  renderToStaticMarkup(
    <SalesPointList
      props={{ serviceInfo: true } as SalesPointListProps}
      data={groupByRegion(stores)}
      nodeId="list"
      context={defaultContext()}
    />,
  );

it('leads to each region from above the list', () => {
  const html = render([shop('Aosta', 'Valle d’Aosta'), shop('Bari', 'Puglia')]);
  expect(html).toContain('<a href="#regione-valle-d-aosta">Valle d’Aosta</a>');
  expect(html).toContain('<section id="regione-valle-d-aosta"');
});

it('has no way to the only region', () => {
  expect(render([shop('Bari', 'Puglia')])).not.toContain('<nav');
});
