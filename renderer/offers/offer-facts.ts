import type { Product } from '@generated/entities.ts';

/** Where the site lists its sales points. */
const SALES_POINTS = '/punti-vendita';

/**
 * What is said of signing an offer in a sales point (store_local). Editors write a sentence, which
 * may say that there it cannot be had; it leads to the sales points where it speaks of them. A mere
 * yes, as a flag would be stored, gets words.
 */
export function inStore({
  localStore,
}: Pick<Product, 'localStore'>): { text: string; href?: string } | undefined {
  const said = localStore?.trim() ?? '';
  if (said === '' || /^(?:0|false|no|off)$/i.test(said)) return undefined;
  if (/^(?:1|true|yes|on|s[iì])$/i.test(said)) {
    return { text: 'Disponibile anche nei punti vendita', href: SALES_POINTS };
  }
  return /punt[oi] vendita|negoz/i.test(said) ? { text: said, href: SALES_POINTS } : { text: said };
}

/**
 * The tariff type of an offer that leaves no choice between the two (tipologia_tariffa), by the
 * name the offer gives it; the field was once free text.
 */
export function onlyTariff(product: Product): string | undefined {
  const { tipoTariffa = '', tariffaBioraria, labelA, labelB } = product;
  if (tariffaBioraria) return undefined;
  if (/mono/i.test(tipoTariffa)) return tariffLabel('mono', labelA);
  return /\bbio|fasc/i.test(tipoTariffa) ? tariffLabel('bio', labelB) : undefined;
}

/** How a tariff type is called; offers may have a name of their own (label_fascia, label_fascia_2). */
export const tariffLabel = (tariff: 'mono' | 'bio', own: string | undefined): string =>
  own || (tariff === 'mono' ? 'Monoraria' : 'A fasce');
