import { expect, it } from 'vitest';
import { keepTogether } from './keep-together.ts';

it.each([
  ['24,90 € al mese, poi 27,90 €.', '24,90\u00a0€ al mese, poi 27,90\u00a0€.'],
  ['0,1290 €/kWh per 2.700 kWh', '0,1290\u00a0€/kWh per 2.700\u00a0kWh'],
  ['fino a 2,5 Gbps con 3 kW', 'fino a 2,5\u00a0Gbps con 3\u00a0kW'],
  ['Numero verde 800 000 123, gratuito', 'Numero verde 800\u00a0000\u00a0123, gratuito'],
  ['F1 0,1410 · F2-F3 0,1215 €/kWh', 'F1\u00a00,1410 · F2\u2011F3\u00a00,1215\u00a0€/kWh'],
  ['F1 0,1580 e F23 0,1140', 'F1\u00a00,1580 e F23\u00a00,1140'],
  ['9 alle 18 in 2 Wallbox', '9 alle 18 in 2 Wallbox'],
  ['24,90 €/mese, IVA inclusa', '24,90\u00a0€/mese, IVA\u00a0inclusa'],
  ['Nessun numero', 'Nessun numero'],
])('%s', (text, kept) => expect(keepTogether(text)).toBe(kept));
