import { heatingFactor } from './cap.ts';
import { type UtilityId, usesGas, usesPower } from './utilities.ts';

export type Audience = 'casa' | 'business';
export type GasUse = 'cucina' | 'acqua' | 'riscaldamento';
export type Activity = 'ufficio' | 'negozio' | 'ristorazione' | 'laboratorio';

/** Yearly consumption; absent for what the service does not use. */
export interface Consumption {
  kwh?: number;
  smc?: number;
}

/** What a household or business tells of itself. Known figures go before estimates. */
export interface Profile {
  utility: UtilityId;
  cap: string;
  people: number;
  gasUse: GasUse;
  activity: Activity;
  knownKwh?: number;
  knownSmc?: number;
}

/** Yearly kWh of a household by its people; the last figure stands for more of them. */
const KWH_BY_PEOPLE = [1500, 2200, 2700, 3300];
/** Yearly Smc: cooking and hot water by person, heating for an average home. */
const COOKING_SMC = 25;
const HOT_WATER_SMC = 90;
const HEATING_SMC = 750;

const BUSINESS: Readonly<Record<Activity, Required<Consumption>>> = {
  ufficio: { kwh: 6000, smc: 900 },
  negozio: { kwh: 11000, smc: 1200 },
  ristorazione: { kwh: 28000, smc: 4500 },
  laboratorio: { kwh: 20000, smc: 2500 },
};

/** Consumption of a year, as far as the service has one. */
export function estimateConsumption(audience: Audience, profile: Profile): Consumption {
  const { utility, knownKwh, knownSmc } = profile;
  const estimate = audience === 'casa' ? household(profile) : BUSINESS[profile.activity];
  return {
    kwh: usesPower(utility) ? (knownKwh ?? estimate.kwh) : undefined,
    smc: usesGas(utility) ? (knownSmc ?? estimate.smc) : undefined,
  };
}

function household({ cap, people, gasUse }: Profile): Required<Consumption> {
  const kwh = KWH_BY_PEOPLE[Math.min(Math.max(people, 1), KWH_BY_PEOPLE.length) - 1] ?? 0;
  let smc = COOKING_SMC * people;
  if (gasUse !== 'cucina') smc += HOT_WATER_SMC * people;
  if (gasUse === 'riscaldamento') smc += HEATING_SMC * heatingFactor(cap);
  return { kwh, smc: Math.round(smc / 10) * 10 };
}

/** More than any shop or workshop uses in a year, kWh or Smc: a slip of the finger. */
const MOST = 1_000_000;

/** A figure a visitor typed, `2.700` as well as `2700`; undefined unless it is a sensible one. */
export function readFigure(text: string): number | undefined {
  const digits = text.trim().replace(/[.\s]/g, '');
  if (!/^\d{1,9}$/.test(digits)) return undefined;
  const figure = Number(digits);
  return figure > 0 && figure <= MOST ? figure : undefined;
}

const number = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 0, useGrouping: 'always' });

export const formatNumber = (value: number) => number.format(value);

/** '2.700 kWh e 1.010 Smc l’anno'; empty for a service without consumption. */
export function consumptionText({ kwh, smc }: Consumption): string {
  const parts = [kwh && `${formatNumber(kwh)}\u00a0kWh`, smc && `${formatNumber(smc)}\u00a0Smc`];
  const told = parts.filter(Boolean).join(' e ');
  return told && `${told} l’anno`;
}
