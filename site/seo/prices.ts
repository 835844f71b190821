/** One price of an offer, in schema.org terms; without a number for one that follows an index. */
interface PriceSpecification {
  '@type': 'UnitPriceSpecification';
  name?: string;
  price?: number;
  priceCurrency: 'EUR';
  unitCode?: string;
  unitText?: string;
  valueAddedTaxIncluded?: boolean;
  description?: string;
}

/** UN/CEFACT codes, which schema.org asks for; the standard cubic metre is Italy's Smc (15 °C). */
const UNIT_CODES: Readonly<Record<string, string>> = {
  kwh: 'KWH',
  smc: 'SM3',
  mese: 'MON',
  anno: 'ANN',
};

const WHOLE =
  /^(?<amounts>[^€]+?)\s*€\s*(?:\/|al(?=\s)|all’)\s*(?<unit>kWh|Smc|mese|anno)(?<rest>.*)$/i;
const AMOUNT =
  /^(?:(?<band>F[123](?:[-–]?F?[123])*)\s+)?(?<amount>\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?)$/;

/**
 * Prices as editors write them: '0,1290 €/kWh', 'F1 0,1410 · F2-F3 0,1215 €/kWh', '49 € al mese',
 * with or without 'IVA inclusa'. A text that is no plain price ('PUN + 0,0149 €/kWh') stands as it
 * is, without a number: nobody can know it ahead of time.
 * @param name what is paid for, e.g. 'Luce'
 */
export function priceSpecifications(
  text: string | undefined,
  name: string | undefined,
): PriceSpecification[] {
  if (!text) return [];
  const { amounts, unit, rest } = WHOLE.exec(text.trim())?.groups ?? {};
  const read = (amounts ?? '').split('·').map((part) => AMOUNT.exec(part.trim())?.groups);
  const known = {
    '@type': 'UnitPriceSpecification',
    priceCurrency: 'EUR',
    ...(unit && { unitCode: UNIT_CODES[unit.toLowerCase()], unitText: unit }),
  } as const;
  if (!read.every((groups) => groups !== undefined)) return [{ ...known, name, description: text }];
  return read.map(({ band, amount }) => ({
    ...known,
    name: [name, band].filter(Boolean).join(' ') || undefined,
    price: Number((amount ?? '').replaceAll('.', '').replace(',', '.')),
    valueAddedTaxIncluded: withTax(rest),
  }));
}

/** Undefined where the text does not say. */
function withTax(text = ''): boolean | undefined {
  if (/IVA\s+(?:inclusa|compresa)/i.test(text)) return true;
  return /IVA\s+esclusa|(?:più|\+)\s*IVA/i.test(text) ? false : undefined;
}
