import type { CanvasContext } from '../../contract.ts';
import { phoneOf } from '../../replacing/phone.ts';

/** Where a text stands that no page holds: in the configuration of the site. Undefined where it does not. */
export function configuredText(
  { phone, brandName }: Pick<CanvasContext, 'phone' | 'brandName'>,
  text: string,
): string | undefined {
  const called = phoneOf(text);
  const isPhone =
    phone !== '' && (phone.includes(text) || (called !== undefined && called === phoneOf(phone)));
  if (isPhone) {
    return `Il numero in fondo a ogni pagina (${phone}) viene dalla configurazione del sito: chiedi di cambiarlo a chi gestisce il sito.`;
  }
  if (text.toLocaleLowerCase('it') !== brandName.toLocaleLowerCase('it')) return undefined;
  return 'Il nome dell’azienda in testa e in fondo a ogni pagina viene dalla configurazione del sito: chiedi di cambiarlo a chi gestisce il sito.';
}
