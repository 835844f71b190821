import { readFileSync } from 'node:fs';
import type { OfferCard } from '@generated/entities.ts';
import { describe, expect, it } from 'vitest';
import { heatingFactor, isCap, regionOfCap } from './cap.ts';
import { chooseUtility, funnelAddress, START } from './configurator.ts';
import { consumptionText, estimateConsumption, type Profile, readFigure } from './consumption.ts';
import { matchingOffers } from './matching-offers.ts';
import { nearestStore } from './nearest-store.ts';
import { businessNeeds, needsOf, residentialNeeds } from './need-types.ts';
import { energyCost, unitPrice } from './offer-costs.ts';
import {
  filterGroups,
  isShown,
  leadsNowhere,
  NOTHING,
  readSelection,
  toggled,
  writeSelection,
} from './offer-filters.ts';

const offer = (fields: Partial<OfferCard>): OfferCard => ({
  id: 1,
  title: 'Offerta',
  slug: 'offerta',
  list: [],
  partnersList: [],
  tags: [],
  categories: [],
  isBusiness: false,
  isGreenEnergy: false,
  cta: { ctaLabel: 'SCOPRI', ctaUrl: '/' },
  ...fields,
});

describe('need types', () => {
  it('are those of the specification', () => {
    const told = (needs: typeof residentialNeeds) => needs.map((need) => [need.id, need.label]);
    expect(told(residentialNeeds)).toEqual([
      [4, 'CAMBIO FORNITORE'],
      [1, 'NUOVA ATTIVAZIONE'],
      [2, 'VOLTURA'],
      [3, 'SUBENTRO'],
    ]);
    expect(told(businessNeeds)).toEqual([
      [6, 'CAMBIO FORNITORE'],
      [5, 'NUOVA ATTIVAZIONE'],
      [7, 'SUBENTRO'],
    ]);
  });

  it('ask nobody who wants a line about a meter', () => {
    for (const needs of [residentialNeeds, businessNeeds]) {
      expect(JSON.stringify(needsOf(needs, 'luce'))).toMatch(/contatore.*POD o PDR/);
      for (const { hint, ready } of needsOf(needs, 'fibra')) {
        expect(hint + ready).not.toMatch(/contatore|POD|PDR|autolettura|bolletta/);
      }
    }
  });

  it.each([
    ['configurator-entry-point', residentialNeeds],
    ['offers-form', residentialNeeds],
    ['offers-form-business', businessNeeds],
  ])('are what the tooltips of %s offer', (block, needs) => {
    const schema = JSON.parse(readFileSync(`schemas/blocks/${block}/schema.json`, 'utf8'));
    expect(schema.properties.tooltips.items.properties.id.oneOf).toEqual(
      needs.map((need) => ({ const: need.id, title: need.label })),
    );
  });
});

describe('the configurator', () => {
  it('starts with the service and skips the type of customer', () => {
    expect(START).toEqual({ step: 'utility' });
    const next = chooseUtility('gas');
    expect(next).toEqual({ step: 'need', utility: 'gas', type: 'Privato' });
  });

  it('ends in the funnel', () => {
    const chosen = { utility: 'luce', need: 4, type: 'Privato' } as const;
    expect(funnelAddress('https://attiva.example', chosen)).toBe(
      'https://attiva.example/configuratore?utility=luce&need=4&type=Privato',
    );
    expect(funnelAddress('https://attiva.example', { utility: 'luce-gas', type: 'PMI' })).toBe(
      'https://attiva.example/configuratore?utility=luce-gas&type=PMI',
    );
  });
});

describe('postal codes', () => {
  it('belong to a region and a climate', () => {
    expect(regionOfCap('20121')).toBe('Lombardia');
    expect(regionOfCap('90100')).toBe('Sicilia');
    expect(heatingFactor('10100')).toBeGreaterThan(heatingFactor('00185'));
    expect(heatingFactor('00185')).toBeGreaterThan(heatingFactor('90100'));
  });

  it('are five digits of a region that exists', () => {
    expect(['20121', '00185'].every(isCap)).toBe(true);
    expect(['2012', '201211', 'abcde', '99999', ''].some(isCap)).toBe(false);
  });

  it('lead to the closest shop of the region', () => {
    const store = (city: string, region: string, address: string) => ({
      city,
      region,
      address,
      href: '/',
    });
    const stores = [
      store('Torino', 'Piemonte', 'Via delle Officine 12, 10100 Torino'),
      store('Novara', 'Piemonte', 'Corso dei Mulini 8, 28100 Novara'),
      store('Bologna', 'Emilia Romagna', 'Via dei Portici'),
    ];
    expect(nearestStore('28060', stores)?.city).toBe('Novara');
    expect(nearestStore('40100', stores)?.city).toBe('Bologna');
    expect(nearestStore('90100', stores)).toBeUndefined();
  });
});

describe('consumption', () => {
  const profile: Profile = {
    utility: 'luce-gas',
    cap: '20121',
    people: 3,
    gasUse: 'riscaldamento',
    activity: 'ufficio',
  };

  it('is estimated for a household', () => {
    const estimate = estimateConsumption('casa', profile);
    expect(estimate).toEqual({ kwh: 2700, smc: 1210 });
    expect(consumptionText(estimate)).toBe('2.700\u00a0kWh e 1.210\u00a0Smc l’anno');
    expect(estimateConsumption('casa', { ...profile, utility: 'luce' }).smc).toBeUndefined();
    expect(estimateConsumption('casa', { ...profile, people: 9 }).kwh).toBe(3300);
  });

  it('is estimated for a business by its activity', () => {
    expect(estimateConsumption('business', { ...profile, utility: 'luce' })).toEqual({
      kwh: 6000,
      smc: undefined,
    });
  });

  it('gives way to a known figure', () => {
    expect(estimateConsumption('casa', { ...profile, knownKwh: 1234 }).kwh).toBe(1234);
    expect(readFigure(' 2.700 ')).toBe(2700);
    expect(['', '0', 'molti', '-3', '12,5', '100000000'].map(readFigure)).toEqual(
      Array(6).fill(undefined),
    );
  });

  it('has nothing to tell of fibre', () => {
    expect(consumptionText(estimateConsumption('casa', { ...profile, utility: 'fibra' }))).toBe('');
  });
});

describe('cost of the energy', () => {
  it('is known for fixed prices alone', () => {
    expect(unitPrice('0,1290 €/kWh')).toBe(0.129);
    expect(unitPrice('0,42 €/Smc')).toBe(0.42);
    expect(unitPrice('PUN + 0,0149 €/kWh')).toBeUndefined();
    expect(unitPrice(undefined)).toBeUndefined();
  });

  it('adds what the offer prices', () => {
    const both = { electricityCosts: '0,10 €/kWh', gasCost: '0,50 €/Smc' };
    expect(energyCost(both, { kwh: 1000, smc: 1000 })).toBe(600);
    expect(energyCost({ electricityCosts: '0,10 €/kWh' }, { kwh: 1000, smc: 9 })).toBe(100);
    expect(energyCost({ gasCost: 'PSV + 0,1 €/Smc' }, { smc: 10 })).toBeUndefined();
    expect(energyCost({}, { kwh: 10 })).toBeUndefined();
  });
});

describe('matching offers', () => {
  const offers = [
    offer({ categories: ['casa', 'luce'] }),
    offer({ categories: ['casa', 'gas'] }),
    offer({ categories: ['casa'], offerType: 'Luce e gas' }),
    offer({ categories: ['fibra'] }),
    offer({ categories: [] }),
  ];

  it('are those of the service', () => {
    expect(matchingOffers(offers, 'luce')).toEqual([0]);
    expect(matchingOffers(offers, 'gas')).toEqual([1]);
    expect(matchingOffers(offers, 'fibra')).toEqual([3]);
  });

  it('for both commodities begin with the dual ones', () => {
    expect(matchingOffers(offers, 'luce-gas')).toEqual([2, 0, 1]);
  });
});

describe('filters', () => {
  const offers = [
    offer({ categories: ['casa', 'luce'], tags: ['Prezzo fisso'] }),
    offer({ categories: ['casa', 'gas', 'porta-un-amico'], tags: ['Prezzo fisso', 'Web'] }),
  ];
  const groups = filterGroups(offers);

  it('leave out what all offers share', () => {
    expect(groups).toEqual([
      {
        field: 'categoria',
        legend: 'Categoria',
        options: [
          { value: 'luce', label: 'Luce' },
          { value: 'gas', label: 'Gas' },
          { value: 'porta-un-amico', label: 'Porta un amico' },
        ],
      },
      { field: 'tag', legend: 'Caratteristiche', options: [{ value: 'Web', label: 'Web' }] },
    ]);
    expect(filterGroups([])).toEqual([]);
  });

  it('name what is both a category and a tag once, as visitors call it', () => {
    const both = { categories: ['dual', 'porta-un-amico'], tags: ['Luce e gas', 'Porta un amico'] };
    const [categories, tags] = filterGroups([both, { categories: ['gas'], tags: ['A fasce'] }]);
    expect(categories?.options.map(({ label }) => label)).toEqual([
      'Luce e gas',
      'Porta un amico',
      'Gas',
    ]);
    expect(tags?.options.map(({ label }) => label)).toEqual(['A fasce']);
  });

  it('widen within a group and narrow between groups', () => {
    const shown = (selection: typeof NOTHING) => offers.map((one) => isShown(one, selection));
    expect(shown(NOTHING)).toEqual([true, true]);
    expect(shown({ categoria: ['luce', 'gas'], tag: [] })).toEqual([true, true]);
    expect(shown({ categoria: ['luce'], tag: ['Web'] })).toEqual([false, false]);
    expect(toggled(toggled(NOTHING, 'tag', 'Web'), 'tag', 'Web')).toEqual(NOTHING);
  });

  it('offer no choice that leads to no offer, and let go of what is chosen', () => {
    const web = { field: 'tag', value: 'Web' } as const;
    expect(leadsNowhere(offers, NOTHING, web)).toBe(false);
    expect(leadsNowhere(offers, { categoria: ['luce'], tag: [] }, web)).toBe(true);
    expect(leadsNowhere(offers, { categoria: ['luce', 'gas'], tag: [] }, web)).toBe(false);
    expect(leadsNowhere(offers, { categoria: ['luce'], tag: ['Web'] }, web)).toBe(false);
  });

  it('live in the address', () => {
    const selection = { categoria: ['gas'], tag: ['Web'] };
    const search = writeSelection('?utm=1&tag=Altro', groups, selection);
    expect(search).toBe('?utm=1&categoria=gas&tag=Altro&tag=Web');
    expect(readSelection(search, groups)).toEqual(selection);
    expect(writeSelection('?tag=Web', groups, NOTHING)).toBe('');
  });
});
