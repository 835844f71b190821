import { describe, expect, it } from 'vitest';
import { ofType, seed, strings } from './test-seed.ts';

const offers = ofType('page').filter((item) => item.template === 'page-product.php');
const offer = (slug: string) => {
  const found = offers.find((item) => item.slug === slug);
  if (!found) throw new Error(`no offer ${slug}`);
  const acf = found.acf as Record<string, string>;
  const text = strings(found.document).join('\n');
  const [, estimate] = /Spesa annua stimata<\/strong>: circa ([\d.]+) €/.exec(text) ?? [];
  return {
    estimate: Number(estimate?.replace('.', '')),
    light: amount(acf.light_cost),
    gas: amount(acf.gas_cost),
    lightFee: amount(acf.energy_commercialization_cost),
    gasFee: amount(acf.gas_commercialization_cost),
  };
};
const amount = (text: string | undefined) =>
  Number(/(\d+(?:,\d+)?)\s*€/.exec(text ?? '')?.[1]?.replace(',', '.') ?? 0);

/** 2,700 kWh at 10 % VAT; 1,400 Smc, of which 480 a year at 10 % and all else at 22 %. */
const LIGHT = 2700 * 1.1;
const GAS = 480 * 1.1 + 920 * 1.22;

describe('the seed’s figures and facts', () => {
  it.each([
    ['duo-chiaro-casa', 'luce-chiara-casa', 'gas-chiaro-casa'],
    ['duo-indice-casa', 'luce-indice-casa', 'gas-indice-casa'],
  ])('estimate %s as the two single offers, less what its prices and fees save', (...slugs) => {
    const [duo, light, gas] = slugs.map(offer) as [Offer, Offer, Offer];
    const saved =
      (light.light - duo.light) * LIGHT +
      (light.lightFee - duo.lightFee) * 12 * 1.1 +
      (gas.gas - duo.gas) * GAS +
      (gas.gasFee - duo.gasFee) * 12 * 1.22;
    expect(saved).toBeGreaterThan(0);
    expect(Math.abs(light.estimate + gas.estimate - saved - duo.estimate)).toBeLessThan(1);
  });

  it('estimate the same in an offer’s page and in its summary', () => {
    const told = ofType('documents').flatMap((item) => {
      const [, estimate] = /<p>Circa ([\d.]+) €/.exec(item.content ?? '') ?? [];
      return estimate ? [[item.slug.replace('scheda-', ''), estimate.replace('.', '')]] : [];
    });
    expect(told.length).toBeGreaterThan(8);
    expect(told.filter(([slug, said]) => offer(String(slug)).estimate !== Number(said))).toEqual(
      [],
    );
  });

  it('tell of every way that can be chosen by time bands, where bands are explained', () => {
    const text = strings(
      ofType('page').find(({ slug }) => slug === 'fasce-orarie')?.document,
    ).join();
    const byBands = offers.filter(
      ({ terms, acf, redirect }) =>
        terms?.offerTags_category?.includes('a-fasce') &&
        terms.offers_category?.includes('casa') &&
        !redirect &&
        !acf?.activate_new_template,
    );
    expect(byBands.length).toBeGreaterThan(5);
    expect(byBands.filter(({ slug }) => !text.includes(`/${slug}"`))).toEqual([]);
  });

  it('let customers in with email and password, as the login asks', () => {
    const own = strings(seed).filter((text) => /\b(SPID|CIE)\b/.test(text));
    expect(own.filter((text) => !/Portale Consumi|Sportello|sportello/.test(text))).toEqual([]);
  });

  it('say once at which place and street of its city an event is', () => {
    const wrong = ofType('event').filter(({ acf, content }) => {
      const city = (acf?.event_location as { address?: string } | undefined)?.address;
      const venue = String(acf?.venue ?? '');
      if (city === 'Online') return venue !== '';
      return !/^\D+, \D+ \d+$/.test(venue) || content?.includes(venue);
    });
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });

  it('show no picture twice side by side in the glossary or among the events', () => {
    const byTitle = ofType('albavivapedia').toSorted((a, b) =>
      a.title.localeCompare(b.title, 'it'),
    );
    const events = ofType('event').toSorted((a, b) => day(b) - day(a));
    for (const list of [byTitle, events]) {
      const pictures = list.map((item) => item.featured_image);
      expect(pictures.filter((picture, at) => picture === pictures[at + 1])).toEqual([]);
    }
  });
});

type Offer = ReturnType<typeof offer>;

const day = ({ acf }: { acf?: Record<string, unknown> }) =>
  Number(String(acf?.date_time).split('/').reverse().join(''));
