import { campaigns, type NamedCampaign } from '@renderer/blocks/banner-promo/campaigns.ts';
import { describe, expect, it } from 'vitest';
import { itemPath } from './import/read-seed.ts';
import { nodesOf, ofType, type SeedNode, seed, strings } from './test-seed.ts';

const pages = ofType('page').filter((item) => item.document);
const once = <T>(values: T[]) => [...new Set(values)];
const repeated = <T>(values: T[]) =>
  once(values.filter((value, at) => values.indexOf(value) !== at));

/** Pictures by name: a drawing of the site and one of the seed that share it show the same. */
const pictureOf = (value: unknown): string[] =>
  /^(?:seed:|\/)illustrations\/(.+)\.svg$/.exec(String(value))?.slice(1) ?? [];

function picturesIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return pictureOf(value);
  if (Array.isArray(value)) return value.flatMap(picturesIn);
  const fields = Object.values(value);
  // The picture for phones stands in the place of the other.
  const own = once(fields.flatMap((field) => (typeof field === 'string' ? pictureOf(field) : [])));
  return [
    ...own,
    ...fields.flatMap((field) => (typeof field === 'string' ? [] : picturesIn(field))),
  ];
}

/** What the home's news and events bring along, as the settings choose them. */
const newsPictures = strings(seed.settings?.in_home_news_events).flatMap((reference) => {
  const slug = reference.split('/').at(-1);
  return picturesIn(`seed:${seed.items.find((item) => item.slug === slug)?.featured_image}`);
});

/** Pictures that a block shows; lists of articles, guides and offers bring their own and count not. */
function shownBy({ component, props }: SeedNode): string[] {
  if (component === 'NewsEventsHome') return newsPictures;
  if (component !== 'BannerPromo') return picturesIn(props);
  return picturesIn(campaigns[props.campagna as NamedCampaign]?.illustration);
}

describe('the seed’s pages', () => {
  it('show no picture twice', () => {
    const twice = pages.flatMap((item) =>
      repeated(nodesOf(item).flatMap(shownBy)).map((picture) => `${itemPath(item)}: ${picture}`),
    );
    expect(twice).toEqual([]);
    expect(newsPictures).toHaveLength(2);
  });

  it('call what leads to one place of the page by one name', () => {
    const labelled = (value: unknown, path: string): [string, string][] => {
      if (value === null || typeof value !== 'object') return [];
      const fields = value as Record<string, unknown>;
      const own = [
        [fields.buttonHref, fields.buttonLabel],
        [fields.ctaHref, fields.ctaLabel],
        [fields.url, fields.label],
      ].filter(([href]) => typeof href === 'string' && href.startsWith(`${path}#`));
      return [
        ...own.map(([href, label]): [string, string] => [String(href), String(label)]),
        ...Object.values(fields).flatMap((field) => labelled(field, path)),
      ];
    };
    const several = pages.flatMap((item) => {
      const names = nodesOf(item).flatMap(({ props }) => labelled(props, `/${itemPath(item)}`));
      return repeated(names.map(([href]) => href))
        .map((href) => once(names.filter(([to]) => to === href).map(([, label]) => label)))
        .filter((labels) => labels.length > 1);
    });
    expect(several).toEqual([]);
  });

  it('are led to by banners that call their action as they do', () => {
    const others = Object.values(campaigns).flatMap(({ link, linkLabel }) => {
      const page = pages.find((item) => `/${itemPath(item)}` === link);
      const steps = page && nodesOf(page).find(({ component }) => component === 'SectionSteps');
      const cta = steps?.props.cta as { label: string; url: string } | undefined;
      return cta?.url.startsWith(`${link}#`) && cta.label !== linkLabel ? [[link, linkLabel]] : [];
    });
    expect(others).toEqual([]);
  });

  it('say for which home the yearly cost of light is estimated', () => {
    const estimates = pages
      .filter((item) => item.template === 'page-product.php')
      .flatMap((item) => strings(item.document))
      .filter((text) => /Spesa annua stimata.*2\.700 kWh/.test(text));
    expect(estimates.length).toBeGreaterThan(5);
    expect(estimates.filter((text) => !text.includes('casa di residenza con 3 kW'))).toEqual([]);
  });
});
