import { expect, it } from 'vitest';
import { slipsBetween } from './slips.ts';

it.each([
  ['moncalieri', 'moncaliri', 1],
  ['torino', 'tornio', 0],
  ['firenze', 'frenza', undefined],
  ['firenze', 'firensse', 2],
  ['rho', 'rhi', undefined],
  ['torino', 'genova', undefined],
])('%s for %s: %s off', (name, typed, off) => expect(slipsBetween(name, typed)).toBe(off));
